import { normalizeForSearch } from '../../words/normalizeForSearch.ts';
import type { AdminAccount } from '../adminAccount.ts';
import {
  readClientIdOfState,
  readIntegrationIdOfState,
  type AdministratorChange,
} from '../administratorChange.ts';
import { findChangesOfAccounts } from './findChangesOfAccounts.ts';
import type { Customer } from '../customers/customer.ts';
import type { Integration } from '../integration.ts';
import { emptyCustomerFilter, filterCustomers } from '../customers/filterCustomers.ts';

/** What narrows the changes that administrators made. */
export type ChangesFilter = {
  /** Whom they concern: what finds a customer, or a part of a client id or an integration id; empty for all. */
  readonly customer: string;
  /** A part of the administrator's e-mail; empty for all. */
  readonly by: string;
  /** The first moment, and the first one no more (milliseconds since 1970); null where that side is open. */
  readonly from: number | null;
  readonly before: number | null;
};

export const emptyChangesFilter: ChangesFilter = { customer: '', by: '', from: null, before: null };

/** The names under which a change tells whom it concerns. */
const namesIn = ({ target, before, after }: AdministratorChange): readonly string[] => [
  target,
  ...[before, after].flatMap((state) => [readClientIdOfState(state), readIntegrationIdOfState(state)]),
];

/** The integrations that have, or had at a change, a client id with these words in it. */
const findIntegrationIdsByClientId = (
  words: string,
  changes: readonly AdministratorChange[],
  known: readonly Pick<Integration, 'integrationId' | 'clientId'>[],
): ReadonlySet<string> => {
  const fits = (clientId: string): boolean => normalizeForSearch(clientId).includes(words);
  const written = changes.filter(
    ({ action, before, after }) =>
      action === 'update-integration' && [before, after].some((state) => fits(readClientIdOfState(state))),
  );
  return new Set([
    ...known.filter(({ clientId }) => fits(clientId)).map(({ integrationId }) => integrationId),
    ...written.map(({ target }) => target),
  ]);
};

const isWithin = (at: string, { from, before }: ChangesFilter): boolean => {
  if (from === null && before === null) return true;
  const moment = Date.parse(at);
  return (from === null || moment >= from) && (before === null || moment < before);
};

/**
 * The changes that the filter leaves. A customer who is known is found by all that finds customers, and with them the
 * changes of an integration while they had it; a client id finds all that happened to its integration, who got it too.
 */
export const filterChanges = (
  changes: readonly AdministratorChange[],
  filter: ChangesFilter,
  customers: readonly Customer[] = [],
  integrations: readonly Pick<Integration, 'integrationId' | 'clientId'>[] = [],
): readonly AdministratorChange[] => {
  const customer = normalizeForSearch(filter.customer);
  const by = normalizeForSearch(filter.by);
  const theirs = new Set(
    customer === ''
      ? []
      : findChangesOfAccounts(
          filterCustomers(customers, { ...emptyCustomerFilter, search: filter.customer }).map(
            ({ account }) => account,
          ),
          changes,
          namesIn,
        ),
  );
  const ids =
    customer === '' ? new Set<string>() : findIntegrationIdsByClientId(customer, changes, integrations);
  const concerns = (change: AdministratorChange): boolean =>
    theirs.has(change) ||
    namesIn(change).some((name) => ids.has(name) || normalizeForSearch(name).includes(customer));
  return changes.filter(
    (change) =>
      isWithin(change.at, filter) &&
      normalizeForSearch(change.by).includes(by) &&
      (customer === '' || concerns(change)),
  );
};

/** The changes of one account, and of an integration while the account had it. */
export const findChangesOfAccount = (
  account: AdminAccount,
  changes: readonly AdministratorChange[],
): readonly AdministratorChange[] => findChangesOfAccounts([account], changes, ({ target }) => [target]);
