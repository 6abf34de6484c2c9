import { sortByColumn, type ColumnOrder } from '../../lists/sortByColumn.ts';
import type { Customer } from './customer.ts';

export type CustomerColumn = 'email' | 'organization' | 'clientId' | 'partner';

export type CustomerOrder = ColumnOrder<CustomerColumn>;

/** As the service lists them. */
export const defaultCustomerOrder: CustomerOrder = { by: 'email', descending: false };

export const sortCustomers = (customers: readonly Customer[], order: CustomerOrder): readonly Customer[] =>
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
