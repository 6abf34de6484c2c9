import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { SandboxPlugin } from '../../server/services/sandboxPlugin.ts';
import { hashSecret } from '@fx-gateway/services/database/hashSecret.ts';
import { ofxTables, type OfxDatabase } from '../records/ofxTables.ts';
import type { Answer } from '../wire/answer.ts';
import { exchangeCode } from './exchangeCode.ts';
import { deleteExpiredOfxRecords } from './deleteExpiredOfxRecords.ts';
import { tokenRequestSchema } from './tokenRequestSchema.ts';

const refusedWith = (code: string, message: string): Answer => ({ status: 400, body: { code, message } });

/**
 * A new token beside those that are still alive (OFX-AUTH-8, GATE-11, S-92, S-93): for payments against a code of the
 * authorize page, or again while that authorization lasts; for rates to every customer. 400 with a code says why not.
 */
export const issueToken: NonNullable<SandboxPlugin['issueToken']> = async (
  { db: everything, now, settings },
  sub,
  body,
) => {
  const db = ofxTables(everything);
  const at = now();
  const read = tokenRequestSchema.safeParse(body);
  if (!read.success)
    return refusedWith('INVALID_REQUEST', read.error.issues[0]?.message ?? 'Invalid format.');
  const asked = read.data;
  const customer = await db
    .selectFrom('ofx_customers')
    .select('sub')
    .where('sub', '=', sub)
    .executeTakeFirst();
  if (customer === undefined)
    return refusedWith('INTEGRATION_MISSING', 'Your account is not connected to OFX yet.');
  // A code that is brought twice at once waits here for its first use, and then revokes what that gave.
  return db.transaction().execute(async (trx): Promise<Answer> => {
    const allowed = await allowedBy(trx, { sub, at }, asked);
    if ('refused' in allowed) return allowed.refused;
    const secret = `OFX-${randomBytes(24).toString('hex').toUpperCase()}`;
    await deleteExpiredOfxRecords(trx, sub, at);
    await trx
      .insertInto('ofx_tokens')
      .values({
        token_hash: hashSecret(secret),
        sub,
        scope: asked.scope,
        expires_at: new Date(at + settings.tokenSeconds * 1000),
        code_hash: allowed.code,
      })
      .execute();
    const life = { expires_in: settings.tokenSeconds, token_type: 'Bearer', scope: asked.scope };
    return { status: 200, body: { access_token: secret, ...life } };
  });
};

/** The mark of the code by which the customer allowed what is asked; null where nobody needs to allow it. */
const allowedBy = async (
  db: OfxDatabase,
  customer: { readonly sub: string; readonly at: number },
  asked: z.infer<typeof tokenRequestSchema>,
): Promise<{ readonly code: string | null } | { readonly refused: Answer }> => {
  switch (asked.grantType) {
    case 'client_credentials':
      return { code: null };
    case 'authorization_code': {
      const code = await exchangeCode(db, customer, asked);
      return code === null
        ? { refused: refusedWith('INVALID_GRANT', 'The authorization code is unknown, used or has expired.') }
        : { code };
    }
    case 'refresh_token': {
      const authorization = await db
        .selectFrom('ofx_authorizations')
        .select(['ends_at', 'code_hash'])
        .where('sub', '=', customer.sub)
        .executeTakeFirst();
      return authorization !== undefined && authorization.ends_at.getTime() > customer.at
        ? { code: authorization.code_hash }
        : { refused: refusedWith('AUTHORIZATION_REQUIRED', 'Authorize FX Gateway with OFX first.') };
    }
  }
};
