import { sql, type NotNull } from 'kysely';
import { organizationSettingsSchema } from '../account/organizationSettingsSchema.ts';
import type { Answer } from '../http/answer.ts';
import { administrationRefusalAnswer } from './administratorRoute.ts';
import type { AdministrationDatabase } from './administrationTables.ts';
import type { AccountTarget } from './sentFieldSchemas.ts';
import { accountVersion } from './versions.ts';

/** Accounts whose users are known, each with its last change. */
export const selectKnownAccounts = (db: AdministrationDatabase) =>
  db
    .selectFrom('accounts')
    .leftJoin(
      (changes) =>
        changes
          .selectFrom('account_changes')
          .select(['target', ({ fn }) => fn.max('change_id').as('last_change')])
          .groupBy('target')
          .as('changes'),
      (join) => join.onRef('changes.target', '=', 'accounts.email'),
    )
    .select([
      'accounts.sub',
      'accounts.account_id',
      'accounts.roles',
      'accounts.settings',
      'accounts.integration_id',
      'accounts.email',
      'accounts.origin',
      'accounts.fx_partner',
      'changes.last_change',
    ])
    .where('accounts.email', 'is not', null)
    .$narrowType<{ email: NotNull }>();

type AccountRow = Awaited<ReturnType<ReturnType<typeof selectKnownAccounts>['executeTakeFirstOrThrow']>>;

type FoundAccount =
  | { readonly ok: true; readonly account: AccountRow }
  | { readonly ok: false; readonly refusal: Answer };

/** The account that is meant; an id and an e-mail of two different accounts are refused, not guessed between. */
export const findAccount = async (
  db: AdministrationDatabase,
  { accountId, email }: AccountTarget,
  /** Whether nobody else changes it until the transaction ends. */
  { locked = false } = {},
): Promise<FoundAccount> => {
  if (accountId === null && email === null) {
    return { ok: false, refusal: administrationRefusalAnswer(400, 'An account id or an email is needed.') };
  }
  let query = selectKnownAccounts(db);
  if (accountId !== null) {
    query = query.where(sql<boolean>`accounts.account_id::text = ${accountId.toLowerCase()}`);
  }
  if (email !== null) query = query.where('accounts.email', '=', email.toLowerCase());
  const account = await (locked ? query.forUpdate('accounts') : query).executeTakeFirst();
  return account === undefined
    ? { ok: false, refusal: administrationRefusalAnswer(404, 'There is no such account.') }
    : { ok: true, account };
};

/** What an administrator finds an account by, as its customer entered it. */
const foundBy = (row: AccountRow): Readonly<Record<string, string>> => {
  const { orgName, phone } = organizationOf(row);
  return { ...(orgName === undefined ? {} : { orgName }), ...(phone === undefined ? {} : { phone }) };
};

/** An account as administrators see it (ADMIN-21). */
export const toAccountAnswer = (row: AccountRow) => ({
  accountId: row.account_id,
  email: row.email,
  userRoles: row.roles,
  integrationId: row.integration_id,
  origin: row.origin,
  details: { ...foundBy(row), fxPartner: row.fx_partner },
  version: accountVersion(row),
});

/** What a customer wrote into the settings, as far as it is the organization's: nothing else of theirs reaches an administrator. */
export const organizationOf = ({
  settings,
}: Pick<AccountRow, 'settings'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(organizationSettingsSchema.shape).flatMap((name) => {
      const value = settings !== null && Object.hasOwn(settings, name) ? settings[name] : undefined;
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
