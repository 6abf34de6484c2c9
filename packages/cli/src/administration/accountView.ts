import type { InspectedAccount } from '@fx-gateway/domain/administration/accountAdministration.ts';
import type { AdminAccount } from '@fx-gateway/domain/administration/adminAccount.ts';
import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import type { Integration } from '@fx-gateway/domain/administration/integration.ts';
import type { Paint } from '../terminal/paint.ts';
import { facts } from '../terminal/table.ts';

/** An account for scripts. */
export const accountData = ({ accountId, email, userRoles, integrationId, origin }: AdminAccount) => ({
  accountId,
  email,
  roles: userRoles,
  integrationId,
  origin,
});

/** An integration for scripts, without the service's mark of its state. */
export const integrationData = <I extends Integration>({
  version: _mark,
  ...integration
}: I): Omit<I, 'version'> => integration;

const { none } = administrationMessages;

/** An inspected account for a reader, with its integration (ADMIN-22). */
export const inspectedView =
  ({ account, integration }: InspectedAccount) =>
  (paint: Paint): string => {
    const own = facts(
      [
        ['E-mail', account.email],
        ['Account', account.accountId],
        ['Roles', account.userRoles.join(', ') || none],
        ['Origin', account.origin || none],
        ['Integration', account.integrationId ?? none],
      ],
      paint,
    );
    if (integration === null) return own;
    const keys = facts(
      [
        ['Client id', integration.clientId],
        ['Kind', integration.kind],
        ['Key begins', integration.keyStart ?? none],
        ['Parent', integration.parentId || none],
        ['Parent kind', integration.parentKind ?? none],
        ['Parent key begins', integration.parentKeyStart ?? none],
      ],
      paint,
    );
    return `${own}\n\n${keys}`;
  };
