import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { hashSecret } from '@fx-gateway/services/database/hashSecret.ts';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { ofxTables, type OfxDatabase } from '../records/ofxTables.ts';
import type { Answer } from '../wire/answer.ts';
import { deleteExpiredOfxRecords } from './deleteExpiredOfxRecords.ts';
import { exchangeCode } from './exchangeCode.ts';
import type { Grant } from './grant.ts';
import type { tokenFormSchema } from './tokenFormSchema.ts';
import { takeRefreshToken } from './takeRefreshToken.ts';

type TokenForm = z.infer<typeof tokenFormSchema>;

/**
 * A new token beside those that are still alive: for payments against a code of the authorize page or a refresh token,
 * with the next refresh token; for rates to the application itself.
 */
export const issueToken = (
  { db: everything, now, settings }: Pick<SandboxServices, 'db' | 'now' | 'settings'>,
  asked: TokenForm,
): Promise<Answer> => {
  const at = now();
  // What is brought twice at once waits here for its first use, and then revokes what that gave.
  return ofxTables(everything)
    .transaction()
    .execute(async (trx): Promise<Answer> => {
      if (asked.grant_type === 'client_credentials')
        return tokenAnswer(await storeToken(trx, { at, settings, grant: null }), 'ofxrates', settings);
      const grant = await grantOf(trx, at, asked);
      if (grant === null) return { status: 400, body: { error: 'invalid_grant' } };
      const access = await storeToken(trx, { at, settings, grant });
      const refresh_token = `OFXR-${randomBytes(24).toString('hex').toUpperCase()}`;
      await trx
        .insertInto('ofx_refresh_tokens')
        .values({
          token_hash: hashSecret(refresh_token),
          sub: grant.sub,
          code_hash: grant.codeHash,
          ends_at: grant.endsAt,
        })
        .execute();
      return tokenAnswer(access, 'payments', settings, { refresh_token });
    });
};

const grantOf = (
  db: OfxDatabase,
  at: number,
  asked: Exclude<TokenForm, { grant_type: 'client_credentials' }>,
): Promise<Grant | null> =>
  asked.grant_type === 'refresh_token'
    ? takeRefreshToken(db, at, asked.refresh_token)
    : exchangeCode(db, at, {
        code: asked.code,
        redirectUri: asked.redirect_uri,
        codeVerifier: asked.code_verifier,
      });

type Settings = Pick<SandboxServices['settings'], 'tokenSeconds'>;

const storeToken = async (
  db: OfxDatabase,
  { at, settings, grant }: { readonly at: number; readonly settings: Settings; readonly grant: Grant | null },
): Promise<string> => {
  const secret = `OFX-${randomBytes(24).toString('hex').toUpperCase()}`;
  await deleteExpiredOfxRecords(db, grant?.sub ?? null, at);
  await db
    .insertInto('ofx_tokens')
    .values({
      token_hash: hashSecret(secret),
      sub: grant?.sub ?? null,
      scope: grant === null ? 'ofxrates' : 'payments',
      expires_at: new Date(at + settings.tokenSeconds * 1000),
      code_hash: grant?.codeHash ?? null,
    })
    .execute();
  return secret;
};

const tokenAnswer = (
  access_token: string,
  scope: string,
  { tokenSeconds: expires_in }: Settings,
  more: object = {},
): Answer => ({ status: 200, body: { access_token, expires_in, token_type: 'Bearer', scope, ...more } });
