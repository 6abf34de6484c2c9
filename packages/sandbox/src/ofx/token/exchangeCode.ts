import { createHash } from 'node:crypto';
import { hashSecret } from '../../server/database/hashSecret.ts';
import type { OfxDatabase } from '../records/ofxTables.ts';

/** How long new tokens are given after a customer authorized once: 90 days. */
const authorizedForMs = 90 * 86_400_000;

/**
 * Takes the code that a customer brought back from the authorize page; true when it was theirs, alive, given for the
 * same redirect address and asked for with the verifier. A code is gone with its first use, good or bad.
 */
export const exchangeCode = async (
  db: OfxDatabase,
  { sub, at }: { readonly sub: string; readonly at: number },
  given: { readonly code: string; readonly redirectUri: string; readonly codeVerifier: string },
): Promise<boolean> => {
  const code = await db
    .deleteFrom('ofx_codes')
    .where('code_hash', '=', hashSecret(given.code))
    .returning(['sub', 'redirect_uri', 'challenge', 'expires_at'])
    .executeTakeFirst();
  const good =
    code !== undefined &&
    code.sub === sub &&
    code.expires_at.getTime() > at &&
    code.redirect_uri === given.redirectUri &&
    code.challenge === createHash('sha256').update(given.codeVerifier).digest('base64url');
  if (!good) return false;
  const ends_at = new Date(at + authorizedForMs);
  await db
    .insertInto('ofx_authorizations')
    .values({ sub, ends_at })
    .onConflict((conflict) => conflict.column('sub').doUpdateSet({ ends_at }))
    .execute();
  return true;
};
