import { showFacts, type AdministratorChange } from '../administratorChange.ts';
import type { Customer } from '../customers/customer.ts';
import type { Integration } from '../integration.ts';
import { namesOf } from '../integrationUse.ts';

/** A change with the names that are known for its ids; an id that nobody knows any more stays one. */
export type NamedChange = {
  readonly change: AdministratorChange;
  /** The administrator's e-mail. */
  readonly by: string;
  /** Of whom or of what: an e-mail; of an integration its id, its client id and who has it now. */
  readonly of: string;
  /** The states in a line each, a client id beside the id of every integration. */
  readonly before: string;
  readonly after: string;
  /** The e-mails of the account that was changed, or of those that have the integration now. */
  readonly customers: readonly string[];
  /** The client ids of the integrations that it names, by their ids. */
  readonly clientIds: Readonly<Record<string, string>>;
};

/** What is known of accounts and integrations. */
export type KnownNames = {
  readonly customers: readonly Customer[];
  readonly integrations: readonly Pick<Integration, 'integrationId' | 'clientId'>[];
};

const idIn = (facts: AdministratorChange['before'], name: string): string => {
  const value = facts?.[name];
  return typeof value === 'string' ? value : '';
};

/** An id, and in brackets what it is known as. */
const beside = (id: string, ...names: readonly string[]): string => {
  const known = names.filter((name) => name !== '');
  return known.length === 0 ? id : `${id} (${known.join(', ')})`;
};

/** Names the ids of changes by these accounts and integrations. */
export const namedChanges = (
  changes: readonly AdministratorChange[],
  { customers, integrations }: KnownNames,
): readonly NamedChange[] => {
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

  const named = (change: AdministratorChange): NamedChange => {
    const { by, target, before, after } = change;
    const account = emails.get(target) ?? (target.includes('@') ? target : null);
    const written = idIn(after, 'clientId') || idIn(before, 'clientId');
    const clientIdOf = (id: string): string =>
      clientIds.get(id) ?? (id === target && account === null ? written : '');
    const has = holders.get(target) ?? [];
    const ids = [target, idIn(before, 'integrationId'), idIn(after, 'integrationId')];
    const shown = (facts: AdministratorChange['before']): string => {
      const id = idIn(facts, 'integrationId');
      return showFacts(id === '' ? facts : { ...facts, integrationId: beside(id, clientIdOf(id)) });
    };
    return {
      change,
      by: emails.get(by) ?? by,
      of: account ?? beside(target, clientIdOf(target), namesOf(has, null)),
      before: shown(before),
      after: shown(after),
      customers: account === null ? has.map(({ email }) => email) : [account],
      clientIds: Object.fromEntries(
        ids.flatMap((id) => (clientIdOf(id) === '' ? [] : [[id, clientIdOf(id)]])),
      ),
    };
  };
  return changes.map(named);
};
