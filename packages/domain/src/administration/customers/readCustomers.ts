import { succeeded, type Result } from '../../result/result.ts';
import type { AccountAdministration, AdministrationFailure } from '../accountAdministration.ts';
import type { Integration } from '../integration.ts';
import { toCustomers, type Customer } from './customer.ts';

export type CustomersAndIntegrations = {
  readonly customers: readonly Customer[];
  /** All that there are; none where they are not known. */
  readonly integrations: readonly Integration[];
  /** Why their client ids are not known; null where they are. */
  readonly withoutClientIds: AdministrationFailure | null;
};

/** The accounts whose e-mail contains a text, or all of them (ADMIN-27, S-76), each with its client id. */
export const readCustomers = async (
  administration: Pick<AccountAdministration, 'accounts' | 'integrations'>,
  emailSearch: string,
): Promise<Result<CustomersAndIntegrations, AdministrationFailure>> => {
  const [accounts, integrations] = await Promise.all([
    administration.accounts(emailSearch),
    administration.integrations(),
  ]);
  if (!accounts.ok) return accounts;
  const known = integrations.ok ? integrations.value : [];
  return succeeded({
    customers: toCustomers(accounts.value, known),
    integrations: known,
    withoutClientIds: integrations.ok ? null : integrations.failure,
  });
};
