import { createHash } from 'node:crypto';
import { hashSecret } from '@fx-gateway/services/database/hashSecret.ts';
import type { OfxDatabase } from '../records/ofxTables.ts';
import type { Grant } from './grant.ts';
import { revokeWhatCodeGave } from './revokeWhatCodeGave.ts';

/** How long new tokens are given after a customer authorized once: 90 days. */
const authorizedForMs = 90 * 86_400_000;

/**
 * Takes the code that a customer brought back from the authorize page and gives what they allowed when it was alive, given
 * for the same redirect address and asked for with the verifier; else null. A code is used up by its first use, good or
 * bad; brought once more, by whomever, it revokes the tokens that were given for it (RFC 6749, 4.1.2).
 */
export const exchangeCode = async (
  db: OfxDatabase,
  at: number,
  given: { readonly code: string; readonly redirectUri: string; readonly codeVerifier: string },
): Promise<Grant | null> => {
  const code_hash = hashSecret(given.code);
  const code = await db
    .updateTable('ofx_codes')
    .set({ used: true })
    .where('code_hash', '=', code_hash)
    .where('used', '=', false)
    .returning(['sub', 'redirect_uri', 'challenge', 'expires_at'])
    .executeTakeFirst();
  if (code === undefined) {
    await revokeWhatCodeGave(db, code_hash);
    return null;
  }
  const good =
    code.expires_at.getTime() > at &&
    code.redirect_uri === given.redirectUri &&
    code.challenge === createHash('sha256').update(given.codeVerifier).digest('base64url');
  return good ? { sub: code.sub, codeHash: code_hash, endsAt: new Date(at + authorizedForMs) } : null;
};
