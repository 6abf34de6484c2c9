import type { Customer, Integration } from '@fx-gateway/services/account/accountsContext.ts';
import { lockAndFindTakenClientIds } from '@fx-gateway/services/administration/lockAndFindTakenClientIds.ts';
import { storeNewIntegration } from '@fx-gateway/services/administration/storeNewIntegration.ts';
import type { Database } from '@fx-gateway/services/database/database.ts';
import { defaultProviderClientId } from '@fx-gateway/services/settings/defaultProviderClientId.ts';
import { accountsKeyRing } from './accounts/accountsKeyRing.ts';
import { partners } from './partners.ts';
import type { SandboxServices } from './server/services/sandboxPlugin.ts';

type Frame = Pick<SandboxServices, 'db' | 'now' | 'settings'>;

const partnerPlugins = new Map(Object.entries(partners));

/**
 * Has a new customer's own partner connect them, and keeps the integration that it gave; nothing happens where
 * onboarding is left to an administrator, who can give what this partner asks for.
 */
export const onboardCustomer = async (
  { db: everything, now, settings }: Frame,
  { sub, fxPartner }: Customer,
): Promise<void> => {
  const partner = partnerPlugins.get(fxPartner);
  if (settings.onboarding === 'manual' && partner?.assign !== undefined) return;
  if (partner?.onboard === undefined) return;
  const service = { keyRing: accountsKeyRing(settings), providerClientId: defaultProviderClientId };
  await everything.transaction().execute(async (db) => {
    const isTaken = await lockAndFindTakenClientIds(db);
    const integration = (await partner.onboard?.({ db, now, isTaken }, sub)) ?? null;
    if (integration !== null) await storeNewIntegration({ db, now, ...service }, sub, integration);
  });
};

/** Tells a customer's own partner which integration they have from now on, in the transaction that gives it. */
export const assignCustomer = async (
  { now }: Pick<Frame, 'now'>,
  db: Database,
  { sub, fxPartner }: Customer,
  integration: Integration | null,
): Promise<void> => {
  await partnerPlugins.get(fxPartner)?.assign?.({ db, now }, sub, integration);
};
