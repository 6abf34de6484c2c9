import { randomBytes, randomUUID } from 'node:crypto';
import type { Integration, SandboxServices } from '../server/services/sandboxPlugin.ts';
import { administrationTables } from './administrationTables.ts';
import { providerParentCode } from './providerParentCode.ts';
import { encryptKey, readKeyStart } from './encryptKey.ts';

/** Within a transaction, keeps the integration that a partner gave a new customer, and connects their account with it. */
export const storeNewIntegration = async (
  { db, now, settings }: Pick<SandboxServices, 'db' | 'now' | 'settings'>,
  sub: string,
  { clientId, kind }: Integration,
): Promise<void> => {
  const trx = administrationTables(db);
  const key = randomBytes(24).toString('hex');
  await trx
    .insertInto('integrations')
    .values({
      integration_id: randomUUID(),
      client_id: clientId,
      parent_id: providerParentCode,
      kind,
      sealed_key: encryptKey(key, settings.integrationSecret),
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
