import type { AdminAccount } from './adminAccount.ts';
import { clientIdPattern, type Integration } from './integration.ts';
import { isProviderKind } from './integrationKinds.ts';

/**
 * The id of the integration that a user named, in whatever case: by its id, or by its client id where only one has that.
 * What names none stays as it is.
 */
export const resolveIntegrationId = (named: string, known: readonly Integration[]): string => {
  const wanted = named.toLowerCase();
  const meant = known.find(({ integrationId }) => integrationId.toLowerCase() === wanted);
  if (meant !== undefined) return meant.integrationId;
  const [only, ...others] = known.filter(({ clientId }) => clientId.toLowerCase() === wanted);
  return only === undefined || others.length > 0 ? named : only.integrationId;
};

/**
 * The client id that a user typed, in the case in which an integration has it, where only one id is spelled so; else in
 * that of its pattern, where it fits that (ADMIN-7).
 */
export const resolveClientId = (typed: string, known: readonly Pick<Integration, 'clientId'>[]): string => {
  const named = typed.trim();
  const alike = new Set(
    known
      .map(({ clientId }) => clientId)
      .filter((clientId) => clientId.toLowerCase() === named.toLowerCase()),
  );
  if (alike.has(named)) return named;
  const [only] = alike;
  if (only !== undefined) return alike.size === 1 ? only : named;
  return clientIdPattern.test(named.toUpperCase()) ? named.toUpperCase() : named;
};

/** The accounts that have an integration. */
export const findAccountsWithIntegration = (
  integrationId: string,
  accounts: readonly AdminAccount[],
): readonly AdminAccount[] => accounts.filter((account) => account.integrationId === integrationId);

/** Whether a record is a provider's, above the customers: by its kind, or by the client id of the configuration (S-74). */
export const isProviderIntegration = (
  { clientId, kind }: Pick<Integration, 'clientId' | 'kind'>,
  providerParentCode: string,
): boolean => isProviderKind(kind) || clientId === providerParentCode;

/** The integrations below a client id. */
export const findIntegrationsBelow = (
  { clientId, integrationId }: Pick<Integration, 'clientId' | 'integrationId'>,
  known: readonly Integration[],
): readonly Integration[] =>
  known.filter((each) => each.parentId === clientId && each.integrationId !== integrationId);

const mostNamed = 5;

/** Accounts by the e-mails of their users, the reader as 'you' and first; of many only some are named. */
export const formatAccountNames = (
  accounts: readonly Pick<AdminAccount, 'email'>[],
  you: string | null,
): string => {
  const emails = accounts.map(({ email }) => email);
  const others = emails.filter((email) => email !== you);
  const names = [...(emails.includes(you ?? '') ? ['you'] : []), ...others];
  const rest = names.length - mostNamed;
  const [last = '', ...before] = names.toReversed();
  if (rest > 0) return `${names.slice(0, mostNamed).join(', ')} and ${rest} more`;
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
};

/** A number of things: '1 account', '5,000 accounts'. */
export const formatCountWithNoun = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
