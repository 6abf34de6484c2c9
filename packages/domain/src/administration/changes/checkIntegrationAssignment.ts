import { failed, succeeded, type Result } from '../../result/result.ts';
import type { AdministrationFailure } from '../accountAdministration.ts';
import type { AdminAccount } from '../adminAccount.ts';
import { administrationRefusals } from './administrationRefusals.ts';
import type { Integration } from '../integration.ts';
import { isKindAllowedForPartner } from '../integrationKinds.ts';
import { findAccountsWithIntegration, isProviderIntegration } from '../integrationUse.ts';

/** What connecting an account would touch. */
export type IntegrationAssignmentEffects = {
  /** Null where the account is to have none. */
  readonly integration: Integration | null;
  /** The other accounts that have it: with one of them it is shared, which is done on purpose only. */
  readonly sharedWith: readonly AdminAccount[];
};

/**
 * Whether an account may have an integration: neither the provider's own nor one of another partner. What it has
 * already, and having none, is never refused.
 */
export const checkIntegrationAssignment = (
  account: AdminAccount,
  wanted: string,
  known: readonly Integration[],
  accounts: readonly AdminAccount[],
  providerParentCode: string,
): Result<IntegrationAssignmentEffects, AdministrationFailure> => {
  if (wanted === '') return succeeded({ integration: null, sharedWith: [] });
  const integration = known.find(({ integrationId }) => integrationId === wanted);
  if (integration === undefined) return failed(administrationRefusals.noIntegration(wanted));
  if (account.integrationId === wanted) return succeeded({ integration, sharedWith: [] });
  const { clientId, kind } = integration;
  if (isProviderIntegration(integration, providerParentCode))
    return failed(administrationRefusals.providersIntegration(clientId));
  if (!isKindAllowedForPartner(kind, account))
    return failed(
      administrationRefusals.otherPartner(
        account.email,
        String(account.details?.['fxPartner']),
        clientId,
        kind,
      ),
    );
  return succeeded({ integration, sharedWith: findAccountsWithIntegration(wanted, accounts) });
};
