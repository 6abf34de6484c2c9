import { formatCsv } from '../../spreadsheets/formatCsv.ts';
import type { Customer } from './customer.ts';

const headings = [
  'E-mail',
  'Organization',
  'Telephone',
  'Partner',
  'Client id',
  'Roles',
  'Origin',
  'Integration',
  'Account',
];

/** The customers for a spreadsheet; no text that is computed. */
export const formatCustomersCsv = (customers: readonly Customer[]): string =>
  formatCsv([
    headings,
    ...customers.map(({ account, organization, telephone, partner, clientId }) => [
      account.email,
      organization,
      telephone,
      partner,
      clientId ?? '',
      account.userRoles.join('; '),
      account.origin,
      account.integrationId ?? '',
      account.accountId,
    ]),
  ]);
