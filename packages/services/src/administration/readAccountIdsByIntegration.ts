import type { AdministrationDatabase } from './administrationTables.ts';

/** The ids of the accounts that have an integration, in one order; none for one that nobody has. */
export const readAccountIdsByIntegration = async (
  db: AdministrationDatabase,
  /** Only of this one, where it is named. */
  integrationId: string | null = null,
): Promise<(integrationId: string) => readonly string[]> => {
  const rows = await db
    .selectFrom('accounts')
    .select(['account_id', 'integration_id'])
    .where('integration_id', integrationId === null ? 'is not' : '=', integrationId)
    .orderBy('account_id')
    .execute();
  const holders = new Map<string | null, string[]>();
  for (const { account_id, integration_id } of rows)
    holders.set(integration_id, [...(holders.get(integration_id) ?? []), account_id]);
  return (id) => holders.get(id) ?? [];
};
