import type { Database } from '@fx-gateway/services/database/database.ts';
import { identityTables } from './identityTables.ts';

const hourMs = 3_600_000;
const dayMs = 86_400_000;

/**
 * Removes what has ended by a moment (epoch ms). Credentials are told of for another hour and a session for another
 * day, so that their client hears why; what was issued under a session goes with it.
 */
export const deleteExpiredIdentityRecords = async (db: Database, now: number): Promise<void> => {
  const tables = identityTables(db);
  const at = new Date(now);
  await tables.deleteFrom('identity_memory').where('ends_at', '<=', at).execute();
  await tables.deleteFrom('identity_counts').where('ends_at', '<=', at).execute();
  await tables.deleteFrom('identity_codes').where('expires_at', '<=', at).execute();
  await tables
    .deleteFrom('identity_credentials')
    .where('expires_at', '<=', new Date(now - hourMs))
    .execute();
  await tables
    .deleteFrom('identity_sessions')
    .where(({ fn }) => fn('least', ['expires_at', 'revoked_at']), '<=', new Date(now - dayMs))
    .execute();
};
