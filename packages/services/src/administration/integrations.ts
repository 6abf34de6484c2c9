import type { AdministrationDatabase } from './administrationTables.ts';
import { readAccountIdsByIntegration } from './readAccountIdsByIntegration.ts';
import { integrationVersion } from './versions.ts';

/** Every integration, without its key (ADMIN-22, ADMIN-26). */
export const readIntegrations = async (db: AdministrationDatabase) => {
  const rows = await db.selectFrom('integrations').selectAll().orderBy('client_id').orderBy('kind').execute();
  const holdersOf = await readAccountIdsByIntegration(db);
  return rows.map((row) => ({
    integrationId: row.integration_id,
    clientId: row.client_id,
    parentId: row.parent_id,
    kind: row.kind,
    version: integrationVersion(row, holdersOf(row.integration_id)),
  }));
};

/** Since when it has its key: a change without a new one leaves it; null where that was not written down. */
const keySince = async (
  db: AdministrationDatabase,
  { integration_id, updated_at }: { readonly integration_id: string; readonly updated_at: Date },
): Promise<string | null> => {
  const changes = await db
    .selectFrom('account_changes')
    .select(['changed_at', 'after'])
    .where('target', '=', integration_id)
    .orderBy('change_id', 'desc')
    .execute();
  if (changes.length === 0) return updated_at.toISOString();
  const renewed = changes.find(({ after }) => after?.['keyChanged'] === true);
  return renewed?.changed_at.toISOString() ?? null;
};

/** One integration with how its key and that of its parent begin (ADMIN-22, S-75); null for an account without one. */
export const readIntegrationDetail = async (db: AdministrationDatabase, integrationId: string | null) => {
  if (integrationId === null) return null;
  const row = await db
    .selectFrom('integrations')
    .selectAll()
    .where('integration_id', '=', integrationId)
    .executeTakeFirstOrThrow();
  const parent = await db
    .selectFrom('integrations')
    .select(['kind', 'key_start'])
    .where('client_id', '=', row.parent_id)
    .where('integration_id', '!=', row.integration_id)
    .executeTakeFirst();
  const holdersOf = await readAccountIdsByIntegration(db, integrationId);
  return {
    integrationId: row.integration_id,
    clientId: row.client_id,
    parentId: row.parent_id,
    kind: row.kind,
    keyStart: row.key_start,
    keySince: await keySince(db, row),
    parentKind: parent?.kind ?? null,
    parentKeyStart: parent?.key_start ?? null,
    version: integrationVersion(row, holdersOf(row.integration_id)),
  };
};
