import { randomBytes, randomUUID } from 'node:crypto';
import type { AccountsContext, Integration } from '../account/accountsContext.ts';
import { administrationTables } from './administrationTables.ts';
import { readKeyStart } from './readKeyStart.ts';

/** Within a transaction, keeps the integration that a partner gave a new customer, and connects their account with it. */
export const storeNewIntegration = async (
  {
    db,
    now,
    keyRing,
    providerClientId,
  }: Pick<AccountsContext, 'db' | 'now' | 'keyRing' | 'providerClientId'>,
  sub: string,
  { clientId, kind }: Integration,
): Promise<void> => {
  const trx = administrationTables(db);
  const key = randomBytes(24).toString('hex');
  const integrationId = randomUUID();
  await trx
    .insertInto('integrations')
    .values({
      integration_id: integrationId,
      client_id: clientId,
      parent_id: providerClientId,
      kind,
      sealed_key: keyRing.seal(key, integrationId),
      key_start: readKeyStart(key),
      updated_at: new Date(now()),
    })
    // The partner knew this customer already.
    .onConflict((conflict) => conflict.columns(['client_id', 'kind']).doNothing())
    .execute();
  await trx
    .updateTable('accounts')
    .from('integrations')
    .set((row) => ({ integration_id: row.ref('integrations.integration_id') }))
    .where('accounts.sub', '=', sub)
    .where('integrations.client_id', '=', clientId)
    .where('integrations.kind', '=', kind)
    .execute();
};
