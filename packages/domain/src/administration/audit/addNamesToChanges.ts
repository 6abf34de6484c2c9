import {
  formatRecordState,
  readClientIdOfState,
  readIntegrationIdOfState,
  type AdministratorChange,
} from '../administratorChange.ts';
import type { Customer } from '../customers/customer.ts';
import type { Integration } from '../integration.ts';
import { formatAccountNames } from '../integrationUse.ts';
import { createClientIdHistoryReader } from './createClientIdHistoryReader.ts';

/** A change with the names that are known for its ids; an id that nobody knows any more stays one. */
export type ChangeWithNames = {
  readonly change: AdministratorChange;
  /** The administrator's e-mail. */
  readonly by: string;
  /** Of whom or of what: an e-mail; of an integration its id, its client id and who has it now. */
  readonly of: string;
  /** The states in a line each, beside the id of every integration its client id of then and, where it differs, of now. */
  readonly before: string;
  readonly after: string;
  /** The e-mails of the account that was changed, or of those that have the integration now. */
  readonly customers: readonly string[];
  /** The client ids that the integrations that it names have today, by their ids. */
  readonly clientIds: Readonly<Record<string, string>>;
  /** The same as they were right after the change. */
  readonly clientIdsThen: Readonly<Record<string, string>>;
};

/** What is known of accounts and integrations. */
export type KnownNames = {
  readonly customers: readonly Customer[];
  readonly integrations: readonly Pick<Integration, 'integrationId' | 'clientId'>[];
  /** All changes that were told, newest first, where only some of them are named. */
  readonly history?: readonly AdministratorChange[];
};

/** An id, and in brackets what it is known as. */
const formatIdWithNames = (id: string, ...names: readonly string[]): string => {
  const known = names.filter((name) => name !== '');
  return known.length === 0 ? id : `${id} (${known.join(', ')})`;
};

/** A client id as it was at a change, and as it is where it is another one by now. */
export const formatClientIdThenAndNow = (then: string, now: string): string =>
  then === now || now === '' ? then : `${then} then, ${now} now`;

const byId = (ids: readonly string[], clientIdOf: (id: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.flatMap((id) => (clientIdOf(id) === '' ? [] : [[id, clientIdOf(id)]])));

/** Names the ids of changes by these accounts and integrations. */
export const addNamesToChanges = (
  changes: readonly AdministratorChange[],
  { customers, integrations, history = changes }: KnownNames,
): readonly ChangeWithNames[] => {
  const emails = new Map(customers.map(({ account }) => [account.accountId, account.email]));
  const clientIds = new Map<string, string>();
  const holders = new Map<string, { readonly email: string }[]>();
  for (const { account, clientId } of customers) {
    const { integrationId } = account;
    if (integrationId === null) continue;
    if (clientId !== null) clientIds.set(integrationId, clientId);
    const has = holders.get(integrationId) ?? [];
    has.push(account);
    holders.set(integrationId, has);
  }
  for (const { integrationId, clientId } of integrations) clientIds.set(integrationId, clientId);

  const then = createClientIdHistoryReader(history);
  const named = (change: AdministratorChange): ChangeWithNames => {
    const { by, target, before, after } = change;
    const account = emails.get(target) ?? (target.includes('@') ? target : null);
    const written = readClientIdOfState(after) || readClientIdOfState(before);
    const clientIdOf = (id: string): string =>
      clientIds.get(id) ?? (id === target && account === null ? written : '');
    const thenOf = (id: string): string => then(change, id, clientIdOf(id));
    const both = (id: string): string => formatClientIdThenAndNow(thenOf(id), clientIdOf(id));
    const has = holders.get(target) ?? [];
    const ids = [target, readIntegrationIdOfState(before), readIntegrationIdOfState(after)];
    const shown = (facts: AdministratorChange['before']): string => {
      const id = readIntegrationIdOfState(facts);
      return formatRecordState(
        id === '' ? facts : { ...facts, integrationId: formatIdWithNames(id, both(id)) },
      );
    };
    return {
      change,
      by: emails.get(by) ?? by,
      of: account ?? formatIdWithNames(target, both(target), formatAccountNames(has, null)),
      before: shown(before),
      after: shown(after),
      customers: account === null ? has.map(({ email }) => email) : [account],
      clientIds: byId(ids, clientIdOf),
      clientIdsThen: byId(ids, thenOf),
    };
  };
  return changes.map(named);
};
