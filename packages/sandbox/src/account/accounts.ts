import { randomUUID } from 'node:crypto';
import type { SandboxServices } from '../server/services/sandboxPlugin.ts';
import { accountTable } from './accountTable.ts';

export type StoredAccount = {
  readonly accountId: string;
  readonly roles: readonly string[];
  readonly settings: Readonly<Record<string, unknown>> | null;
};

type Services = Pick<SandboxServices, 'db' | 'now' | 'onboard'>;

/** The account of a user, made at first sight without settings: that is what setup mode is (S-70). */
export const readOrCreateAccount = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  sub: string,
): Promise<StoredAccount> => {
  await accountTable(db)
    .insertInto('accounts')
    .values({ sub, account_id: randomUUID(), roles: '[]', settings: null, created_at: new Date(now()) })
    .onConflict((conflict) => conflict.column('sub').doNothing())
    .execute();
  const row = await accountTable(db)
    .selectFrom('accounts')
    .selectAll()
    .where('sub', '=', sub)
    .executeTakeFirstOrThrow();
  return { accountId: row.account_id, roles: row.roles, settings: row.settings };
};

/**
 * Keeps the whole settings object, members that are unknown here included (S-68). With its first settings a new account
 * goes to its partner, before they are kept: a sandbox that ends in between has it go there again.
 */
export const saveSettings = async (
  services: Services,
  sub: string,
  settings: object,
): Promise<StoredAccount> => {
  const before = await readOrCreateAccount(services, sub);
  if (before.settings === null) await services.onboard(sub);
  await accountTable(services.db)
    .updateTable('accounts')
    .set({ settings: JSON.stringify(settings) })
    .where('sub', '=', sub)
    .execute();
  return await readOrCreateAccount(services, sub);
};
