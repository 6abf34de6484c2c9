import type { SandboxPlugin } from '../../server/services/sandboxPlugin.ts';
import { corpayTables } from '../records/corpayTables.ts';
import { clientCodeOf, corpayClientKind } from './clientIds.ts';

/** A customer without an integration: no token is given before this day. */
const never = new Date('9999-12-31T00:00:00Z');

/** Has a customer use the client code of an integration at once, or closes their access; nothing of theirs is lost. */
export const assignCustomer: NonNullable<SandboxPlugin['assign']> = async ({ db, now }, sub, integration) => {
  const tables = corpayTables(db);
  await tables.deleteFrom('corpay_tokens').where('sub', '=', sub).execute();
  if (integration === null || integration.kind !== corpayClientKind) {
    await tables.updateTable('corpay_integrations').set({ opens_at: never }).where('sub', '=', sub).execute();
    return;
  }
  const open = { client_code: clientCodeOf(integration.clientId), opens_at: new Date(now()) };
  await tables
    .insertInto('corpay_integrations')
    .values({ sub, ...open })
    .onConflict((conflict) => conflict.column('sub').doUpdateSet(open))
    .execute();
};
