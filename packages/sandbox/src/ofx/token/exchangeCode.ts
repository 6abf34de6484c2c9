import { createHash } from 'node:crypto';
import { hashSecret } from '@fx-gateway/services/database/hashSecret.ts';
import type { OfxDatabase } from '../records/ofxTables.ts';

/** How long new tokens are given after a customer authorized once: 90 days. */
const authorizedForMs = 90 * 86_400_000;

/** Whoever brings a used code has it from somebody else's first use, or lost it to them: all that it gave ends. */
const revokeWhatItGave = async (db: OfxDatabase, code_hash: string): Promise<void> => {
  await db.deleteFrom('ofx_tokens').where('code_hash', '=', code_hash).execute();
  await db.deleteFrom('ofx_authorizations').where('code_hash', '=', code_hash).execute();
};

/**
 * Takes the code that a customer brought back from the authorize page and gives its mark when it was theirs, alive, given
 * for the same redirect address and asked for with the verifier; else null. A code is used up by its first use, good or
 * bad; brought once more, by whomever, it revokes the tokens that were given for it (RFC 6749, 4.1.2).
 */
export const exchangeCode = async (
  db: OfxDatabase,
  { sub, at }: { readonly sub: string; readonly at: number },
  given: { readonly code: string; readonly redirectUri: string; readonly codeVerifier: string },
): Promise<string | null> => {
  const code_hash = hashSecret(given.code);
  const code = await db
    .updateTable('ofx_codes')
    .set({ used: true })
    .where('code_hash', '=', code_hash)
    .where('used', '=', false)
    .returning(['sub', 'redirect_uri', 'challenge', 'expires_at'])
    .executeTakeFirst();
  if (code === undefined) {
    await revokeWhatItGave(db, code_hash);
    return null;
  }
  const good =
    code.sub === sub &&
    code.expires_at.getTime() > at &&
    code.redirect_uri === given.redirectUri &&
    code.challenge === createHash('sha256').update(given.codeVerifier).digest('base64url');
  if (!good) return null;
  const authorization = { ends_at: new Date(at + authorizedForMs), code_hash };
  await db
    .insertInto('ofx_authorizations')
    .values({ sub, ...authorization })
    .onConflict((conflict) => conflict.column('sub').doUpdateSet(authorization))
    .execute();
  return code_hash;
};
