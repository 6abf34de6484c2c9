import { storeNewIntegration } from './administration/storeNewIntegration.ts';
import { lockAndFindTakenClientIds } from './administration/lockAndFindTakenClientIds.ts';
import { findUser } from './identity/users/users.ts';
import { partners } from './partners.ts';
import type { Database } from './server/database/database.ts';
import type { Integration, SandboxServices } from './server/services/sandboxPlugin.ts';

type Frame = Pick<SandboxServices, 'db' | 'now' | 'settings'>;

const partnerPlugins = new Map(Object.entries(partners));

const partnerOf = async (frame: Pick<Frame, 'db' | 'settings'>, sub: string) => {
  const user = await findUser(frame, sub);
  return partnerPlugins.get(user?.fxPartner ?? '');
};

/**
 * Has a new customer's own partner connect them, and keeps the integration that it gave; nothing happens where
 * onboarding is left to an administrator, who can give what this partner asks for.
 */
export const onboardCustomer = async (frame: Frame, sub: string): Promise<void> => {
  const partner = await partnerOf(frame, sub);
  if (frame.settings.onboarding === 'manual' && partner?.assign !== undefined) return;
  if (partner?.onboard === undefined) return;
  await frame.db.transaction().execute(async (db) => {
    const isTaken = await lockAndFindTakenClientIds(db);
    const integration = (await partner.onboard?.({ db, now: frame.now, isTaken }, sub)) ?? null;
    if (integration !== null) await storeNewIntegration({ ...frame, db }, sub, integration);
  });
};

/** Tells a customer's own partner which integration they have from now on, in the transaction that gives it. */
export const assignCustomer = async (
  { now, settings }: Frame,
  transaction: Database,
  sub: string,
  integration: Integration | null,
): Promise<void> => {
  const partner = await partnerOf({ db: transaction, settings }, sub);
  await partner?.assign?.({ db: transaction, now }, sub, integration);
};
