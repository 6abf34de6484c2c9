import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { administrationTables } from './administrationTables.ts';

/** Until the transaction ends nobody else writes an integration: two who want the same client id must not both succeed. */
export const lockIntegrations = async (transaction: Database): Promise<void> => {
  await sql`lock table integrations in share row exclusive mode`.execute(transaction);
};

/** Says, until the transaction ends, which client ids have an integration, of whatever kind. */
export const lockAndFindTakenClientIds = async (
  transaction: Database,
): Promise<(clientId: string) => Promise<boolean>> => {
  await lockIntegrations(transaction);
  return async (clientId) => {
    const taken = await administrationTables(transaction)
      .selectFrom('integrations')
      .select('client_id')
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    return taken !== undefined;
  };
};
