import type { Integration } from '@fx-gateway/services/account/accountsContext.ts';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { corpayTables } from '../records/corpayTables.ts';
import { assignCustomer } from './assignCustomer.ts';
import { clientCodeOf, corpayClientKind } from './clientIds.ts';

/** Has a customer use what the services say that they have, where that has changed: tokens end with a change alone. */
export const learnIntegration = async (
  services: Pick<SandboxServices, 'db' | 'now'>,
  sub: string,
  integration: Integration | null,
): Promise<void> => {
  const known = await corpayTables(services.db)
    .selectFrom('corpay_integrations')
    .select(['client_code', 'opens_at'])
    .where('sub', '=', sub)
    .executeTakeFirst();
  const isOpen = known !== undefined && known.opens_at.getTime() <= services.now();
  const code = integration?.kind === corpayClientKind ? clientCodeOf(integration.clientId) : null;
  const isSame = code === null ? !isOpen : isOpen && known.client_code === code;
  if (!isSame) await assignCustomer(services, sub, integration);
};
