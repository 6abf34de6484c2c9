import { randomBytes } from 'node:crypto';
import { hashSecret } from '@fx-gateway/services/database/hashSecret.ts';
import type { OfxDatabase } from '../records/ofxTables.ts';
import type { Authorization } from './readAuthorization.ts';

/** How long a code waits to be exchanged: a minute. */
const codeMs = 60_000;

/** A code for what a customer allowed at a moment (epoch ms); null when the partner does not know them. */
export const issueAuthorizationCode = async (
  db: OfxDatabase,
  { sub, at }: { readonly sub: string; readonly at: number },
  { redirectUri, challenge }: Authorization,
): Promise<string | null> => {
  const customer = await db
    .selectFrom('ofx_customers')
    .select('sub')
    .where('sub', '=', sub)
    .executeTakeFirst();
  if (customer === undefined) return null;
  const code = randomBytes(24).toString('base64url');
  await db
    .insertInto('ofx_codes')
    .values({
      code_hash: hashSecret(code),
      sub,
      redirect_uri: redirectUri,
      challenge,
      expires_at: new Date(at + codeMs),
    })
    .execute();
  return code;
};
