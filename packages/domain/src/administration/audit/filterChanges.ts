import { normalizeForSearch } from '../../words/normalizeForSearch.ts';
import type { AdminAccount } from '../adminAccount.ts';
import type { AdministratorChange } from '../administratorChange.ts';
import { findChangesOfAccounts } from './findChangesOfAccounts.ts';
import type { Customer } from '../customers/customer.ts';
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

const isTold = (value: unknown): value is string => typeof value === 'string';

/** The names under which a change tells whom it concerns. */
const namesIn = ({ target, before, after }: AdministratorChange): readonly string[] => [
  target,
  ...[before, after].flatMap((facts) => [facts?.['clientId'], facts?.['integrationId']].filter(isTold)),
];

const isWithin = (at: string, { from, before }: ChangesFilter): boolean => {
  if (from === null && before === null) return true;
  const moment = Date.parse(at);
  return (from === null || moment >= from) && (before === null || moment < before);
};

/**
 * The changes that the filter leaves. A customer who is known is found by all that finds customers, and with them the
 * changes of an integration while they had it.
 */
export const filterChanges = (
  changes: readonly AdministratorChange[],
  filter: ChangesFilter,
  customers: readonly Customer[] = [],
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
  const concerns = (change: AdministratorChange): boolean =>
    theirs.has(change) || namesIn(change).some((name) => normalizeForSearch(name).includes(customer));
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
