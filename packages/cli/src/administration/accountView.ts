import type { InspectedAccount } from '@fx-gateway/domain/administration/accountAdministration.ts';
import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import type { Integration } from '@fx-gateway/domain/administration/integration.ts';
import { organizationFields } from '@fx-gateway/domain/account/organizationForm.ts';
import type { ChangeWithNames } from '@fx-gateway/domain/administration/audit/addNamesToChanges.ts';
import {
  customerOfInspectedAccount,
  type Customer,
} from '@fx-gateway/domain/administration/customers/customer.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';
import { formatLabelledValues } from '../terminal/formatTable.ts';
import { formatUtcMomentOrDay } from '../terminal/formatUtcMomentOrDay.ts';
import { formatChangesTable } from './formatChangesTable.ts';

/** An account for scripts. */
export const toAccountJson = ({ account, organization, telephone, partner, clientId }: Customer) => ({
  accountId: account.accountId,
  email: account.email,
  roles: account.userRoles,
  integrationId: account.integrationId,
  origin: account.origin,
  organization: organization || null,
  telephone: telephone || null,
  partner: partner || null,
  clientId,
});

/** An integration for scripts, without the service's mark of its state. */
export const toIntegrationJson = <I extends Integration>({
  version: _mark,
  ...integration
}: I): Omit<I, 'version'> => integration;

const { none } = administrationMessages;

/** What the customer entered that has no line of its own. */
const entered = (details: InspectedAccount['account']['details']): readonly (readonly [string, string])[] =>
  organizationFields
    .filter((field) => field !== 'orgName' && field !== 'phone')
    .flatMap((field) => {
      const value = details?.[field];
      return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
    });

/** An inspected account for a reader: with its integration, what its customer entered, and its changes (ADMIN-22). */
export const makeInspectedAccountView =
  (inspected: InspectedAccount, changes: readonly ChangeWithNames[] | null) =>
  (paint: ViewStyle): string => {
    const { account, integration } = inspected;
    const { organization, telephone, partner } = customerOfInspectedAccount(inspected);
    const parts = [
      formatLabelledValues(
        [
          ['E-mail', account.email],
          ['Account', account.accountId],
          ['Organization', organization || none],
          ['Telephone', telephone || none],
          ['Partner', partner || none],
          ['Roles', account.userRoles.join(', ') || none],
          ['Origin', account.origin || none],
          ['Integration', account.integrationId ?? none],
        ],
        paint,
      ),
    ];
    if (integration !== null)
      parts.push(
        formatLabelledValues(
          [
            ['Client id', integration.clientId],
            ['Kind', integration.kind],
            ['Key begins', integration.keyStart ?? none],
            ...(integration.keySince === null
              ? []
              : [['Key since', formatUtcMomentOrDay(integration.keySince)] as const]),
            ['Parent', integration.parentId || none],
            ['Parent kind', integration.parentKind ?? none],
            ['Parent key begins', integration.parentKeyStart ?? none],
          ],
          paint,
        ),
      );
    const settings = entered(account.details);
    if (settings.length > 0) parts.push(formatLabelledValues(settings, paint));
    if (changes !== null && changes.length > 0) parts.push(formatChangesTable(changes, paint));
    return parts.join('\n\n');
  };
