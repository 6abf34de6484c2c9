import type { AdminAccount } from '../adminAccount.ts';
import type { Integration } from '../integration.ts';

/** An account as administrators think of it: which company it is, and as which client its partner knows it. */
export type Customer = {
  readonly account: AdminAccount;
  /** Empty where the service does not tell it, as are the next two. */
  readonly organization: string;
  readonly telephone: string;
  readonly partner: string;
  /** Null without an integration, and where it is not among the known ones. */
  readonly clientId: string | null;
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const customerOf = (account: AdminAccount, clientId: string | null): Customer => ({
  account,
  organization: textOf(account.details?.['orgName']),
  telephone: textOf(account.details?.['phone']),
  partner: textOf(account.details?.['fxPartner']),
  clientId,
});

/** The accounts with the client ids of their integrations. */
export const toCustomers = (
  accounts: readonly AdminAccount[],
  integrations: readonly Integration[],
): readonly Customer[] => {
  const clientIds = new Map(integrations.map(({ integrationId, clientId }) => [integrationId, clientId]));
  return accounts.map((account) =>
    customerOf(
      account,
      account.integrationId === null ? null : (clientIds.get(account.integrationId) ?? null),
    ),
  );
};

/** One account with the integration that it was inspected with (ADMIN-22). */
export const customerOfInspectedAccount = ({
  account,
  integration,
}: {
  readonly account: AdminAccount;
  readonly integration: Pick<Integration, 'clientId'> | null;
}): Customer => customerOf(account, integration?.clientId ?? null);

/** Which customer an account is, in a line; empty where nothing but its e-mail is known. */
export const formatCustomerName = ({
  organization,
  clientId,
}: Pick<Customer, 'organization' | 'clientId'>): string =>
  [organization, clientId ?? ''].filter((text) => text !== '').join(', ');
