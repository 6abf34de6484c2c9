import { sortByColumn, type ColumnSortOrder } from '../../lists/sortByColumn.ts';
import type { Customer } from './customer.ts';

export type CustomerColumn = 'email' | 'organization' | 'clientId' | 'partner';

export type CustomerSortOrder = ColumnSortOrder<CustomerColumn>;

/** As the service lists them. */
export const defaultCustomerSortOrder: CustomerSortOrder = { by: 'email', descending: false };

export const sortCustomers = (
  customers: readonly Customer[],
  order: CustomerSortOrder,
): readonly Customer[] =>
  sortByColumn(
    customers,
    ({ account, organization, clientId, partner }) => ({
      email: account.email,
      organization,
      clientId: clientId ?? '',
      partner,
    }),
    order,
    'email',
  );
