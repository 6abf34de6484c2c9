import type { AccountTarget } from '../accountAdministration.ts';
import type { AdminAccount } from '../adminAccount.ts';
import { administrationMessages } from '../administrationMessages.ts';
import type { ConfirmedState } from './makeChangedSinceConfirmedOutcome.ts';
import type { Integration } from '../integration.ts';
import { describeIntegration } from '../plannedChange.ts';

/** What a change of an account is confirmed against. */
export const toConfirmedAccountState = (
  { accountId, userRoles, integrationId }: AdminAccount,
  known: readonly Integration[] = [],
): ConfirmedState['facts'] => [
  { label: 'Account', value: accountId },
  { label: 'Roles', value: userRoles.join(', ') || administrationMessages.none },
  { label: 'Integration', value: describeIntegration(integrationId, known) },
];

/** An account that was named by its e-mail is sent with its id as well: both must mean the same (ADMIN-29). */
export const addIdToAccountTarget = (
  target: AccountTarget,
  { accountId, email }: AdminAccount,
): AccountTarget => (target.email === undefined ? { accountId } : { accountId, email });
