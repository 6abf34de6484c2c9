import { searchable } from '../../words/searchable.ts';
import type { AdminAccount } from '../adminAccount.ts';
import type { AdministratorChange } from '../administratorChange.ts';
import type { Customer } from '../customers/customer.ts';
import { allCustomers, filterCustomers } from '../customers/filterCustomers.ts';

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

export const allChanges: ChangesFilter = { customer: '', by: '', from: null, before: null };

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
 * changes of the integration that they have.
 */
export const filterChanges = (
  changes: readonly AdministratorChange[],
  filter: ChangesFilter,
  customers: readonly Customer[] = [],
): readonly AdministratorChange[] => {
  const customer = searchable(filter.customer);
  const by = searchable(filter.by);
  const known = new Set(
    customer === ''
      ? []
      : filterCustomers(customers, { ...allCustomers, search: filter.customer }).flatMap(
          ({ account: { email, integrationId } }) =>
            integrationId === null
              ? [email.toLowerCase()]
              : [email.toLowerCase(), integrationId.toLowerCase()],
        ),
  );
  const concerns = (change: AdministratorChange): boolean =>
    namesIn(change).some((name) => known.has(name.toLowerCase()) || searchable(name).includes(customer));
  return changes.filter(
    (change) =>
      isWithin(change.at, filter) &&
      searchable(change.by).includes(by) &&
      (customer === '' || concerns(change)),
  );
};

/** The changes of one account and of the integration that it has. */
export const changesOf = (
  { email, integrationId }: Pick<AdminAccount, 'email' | 'integrationId'>,
  changes: readonly AdministratorChange[],
): readonly AdministratorChange[] =>
  changes.filter(({ target }) => target.toLowerCase() === email.toLowerCase() || target === integrationId);
