import type { AccountsContext, Caller } from './accountsContext.ts';
import { accountTable } from './accountTable.ts';
import { storeUser, type AccountUser } from './storeUser.ts';

export type StoredAccount = {
  readonly accountId: string;
  readonly roles: readonly string[];
  readonly settings: Readonly<Record<string, unknown>> | null;
};

type Context = Pick<AccountsContext, 'db' | 'now' | 'onboard'>;

/**
 * The account of a user, made at first sight without settings: that is what setup mode is (S-70). It takes over what the
 * user pool says of them; an address that another account had is this one's from now on.
 */
export const readOrCreateAccount = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  caller: Caller,
): Promise<StoredAccount> => {
  const seen = await readAccount(db, caller.sub);
  if (seen !== undefined && isAsSeen(seen, caller)) return storedAccountOf(seen);
  await storeUser({ db, now }, userOf(caller));
  const stored = await readAccount(db, caller.sub);
  if (stored === undefined) throw new Error('An account that was stored is gone.');
  return storedAccountOf(stored);
};

/**
 * Stores the whole settings object, members that are unknown here included (S-68). With its first settings a new account
 * goes to its partner, before they are stored: a service that ends in between has it go there again.
 */
export const saveSettings = async (
  context: Context,
  caller: Caller,
  settings: object,
): Promise<StoredAccount> => {
  const before = await readOrCreateAccount(context, caller);
  if (before.settings === null) await context.onboard(caller);
  await accountTable(context.db)
    .updateTable('accounts')
    .set({ settings: JSON.stringify(settings) })
    .where('sub', '=', caller.sub)
    .execute();
  return await readOrCreateAccount(context, caller);
};

const readAccount = (db: Context['db'], sub: string) =>
  accountTable(db).selectFrom('accounts').selectAll().where('sub', '=', sub).executeTakeFirst();

type AccountRow = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

const storedAccountOf = (row: AccountRow): StoredAccount => ({
  accountId: row.account_id,
  roles: row.roles,
  settings: row.settings,
});

const userOf = ({ sub, email, origin, fxPartner }: Caller): AccountUser => ({
  sub,
  email: email.toLowerCase(),
  origin,
  fx_partner: fxPartner,
});

const isAsSeen = (row: AccountRow, caller: Caller): boolean =>
  Object.entries(userOf(caller)).every(([name, value]) => row[name as keyof AccountRow] === value);
