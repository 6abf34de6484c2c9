import { hashSecret } from '@fx-gateway/services/database/hashSecret.ts';
import type { OfxDatabase } from '../records/ofxTables.ts';
import type { Grant } from './grant.ts';
import { revokeWhatCodeGave } from './revokeWhatCodeGave.ts';

/**
 * Takes a refresh token, each of which is good once, and gives what the customer allowed while that lasts; else null. A
 * used one revokes all that was given after it (RFC 9700, 4.14.2).
 */
export const takeRefreshToken = async (
  db: OfxDatabase,
  at: number,
  refreshToken: string,
): Promise<Grant | null> => {
  const token_hash = hashSecret(refreshToken);
  const token = await db
    .updateTable('ofx_refresh_tokens')
    .set({ used: true })
    .where('token_hash', '=', token_hash)
    .where('used', '=', false)
    .returning(['sub', 'code_hash', 'ends_at'])
    .executeTakeFirst();
  if (token !== undefined)
    return token.ends_at.getTime() > at
      ? { sub: token.sub, codeHash: token.code_hash, endsAt: token.ends_at }
      : null;
  const used = await db
    .selectFrom('ofx_refresh_tokens')
    .select('code_hash')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  if (used !== undefined) await revokeWhatCodeGave(db, used.code_hash);
  return null;
};
