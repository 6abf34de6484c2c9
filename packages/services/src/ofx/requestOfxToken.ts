import { setTimeout as wait } from 'node:timers/promises';
import { accountTable } from '../account/accountTable.ts';
import type { TokenIssuer } from '../account/requestTokenOfPartner.ts';
import type { Answer } from '../http/answer.ts';
import { askTokenEndpoint, type AskedGrant, type TokenEndpointAnswer } from './askTokenEndpoint.ts';
import {
  beginRenewal,
  endRenewal,
  forgetAuthorization,
  keepAuthorization,
  ofxAuthorizationRecord,
  type Renewal,
} from './ofxAuthorizations.ts';
import type { OfxTokenContext } from './ofxTokenContext.ts';
import { tokenRequestSchema, type TokenRequest } from './tokenRequestSchema.ts';

/**
 * Gets a customer a token of OFX (OFX-AUTH-8, GATE-11, S-92, S-93): for payments against a code that they brought back,
 * or again while that authorization lasts; for rates to every customer. 400 with a code says why not; 502 and 504 that
 * OFX could not be asked, and then everything stays as it was kept.
 */
export const requestOfxToken =
  (context: OfxTokenContext): TokenIssuer =>
  async ({ sub, body, requestId }) => {
    const read = tokenRequestSchema.safeParse(body);
    if (!read.success)
      return refusedWith('INVALID_REQUEST', read.error.issues[0]?.message ?? 'Invalid format.');
    if (!(await isConnected(context, sub)))
      return refusedWith('INTEGRATION_MISSING', 'Your account is not connected to OFX yet.');
    const asked = read.data;
    const ask = (grant: AskedGrant) => askTokenEndpoint(context, grant, requestId);
    switch (asked.grantType) {
      case 'client_credentials': {
        const answer = await ask({ grant_type: 'client_credentials', scope: asked.scope });
        return answerOf(answer, asked.scope, troubleAnswer.misunderstood);
      }
      case 'authorization_code':
        return await exchangeCode(context, sub, asked, ask);
      case 'refresh_token':
        return await renew(context, sub, ask);
    }
  };

type Ask = (grant: AskedGrant) => Promise<TokenEndpointAnswer>;

/** A customer is one of OFX from the moment on when their organization is saved. */
const isConnected = async ({ db }: OfxTokenContext, sub: string): Promise<boolean> => {
  const account = await accountTable(db)
    .selectFrom('accounts')
    .select('sub')
    .where('sub', '=', sub)
    .where('settings', 'is not', null)
    .executeTakeFirst();
  return account !== undefined;
};

const exchangeCode = async (
  { db, keys, client }: OfxTokenContext,
  sub: string,
  { code, redirectUri, codeVerifier, scope }: TokenRequest & { grantType: 'authorization_code' },
  ask: Ask,
): Promise<Answer> => {
  if (!client.isRedirect(redirectUri)) return badCode;
  const answer = await ask({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  });
  if (answer.kind === 'granted' && answer.refresh_token !== undefined)
    await keepAuthorization(db, sub, keys.seal(answer.refresh_token, ofxAuthorizationRecord(sub)));
  return answerOf(answer, scope, badCode);
};

/** How long a call waits for another one that renews, and how often it looks. */
const patienceMs = 10_000;
const lookEveryMs = 50;

const renew = async (context: OfxTokenContext, sub: string, ask: Ask): Promise<Answer> => {
  const { db, keys, client } = context;
  const renewal = await beginInTurn(context, sub);
  if (renewal === null) return authorizationRequired;
  if (renewal === 'running') return troubleAnswer.late;
  const refreshToken = keys.open(renewal.sealedToken, ofxAuthorizationRecord(sub));
  // The key may come back, and the authorization with it.
  const answer =
    refreshToken === undefined
      ? null
      : await ask({ grant_type: 'refresh_token', refresh_token: refreshToken, scope: 'payments' });
  if (answer?.kind === 'refused' && answer.error === 'invalid_grant') {
    await forgetAuthorization(db, renewal);
    return authorizationRequired;
  }
  const rotated = answer?.kind === 'granted' ? answer.refresh_token : undefined;
  await endRenewal(db, renewal, rotated && keys.seal(rotated, ofxAuthorizationRecord(sub)));
  return answer === null ? authorizationRequired : answerOf(answer, 'payments', authorizationRequired);

  async function beginInTurn(
    { db: database }: OfxTokenContext,
    customer: string,
  ): Promise<Renewal | 'running' | null> {
    const until = performance.now() + patienceMs;
    // What OFX gave has to be stored within it as well.
    const lifeMs = client.timeLimitMs + 5_000;
    let begun = await beginRenewal(database, customer, lifeMs);
    while (begun === 'running' && performance.now() < until) {
      await wait(lookEveryMs);
      begun = await beginRenewal(database, customer, lifeMs);
    }
    return begun;
  }
};

const answerOf = (answer: TokenEndpointAnswer, scope: string, badGrant: Answer): Answer => {
  switch (answer.kind) {
    case 'granted': {
      const { access_token, expires_in } = answer;
      return { status: 200, body: { access_token, expires_in, token_type: 'Bearer', scope } };
    }
    case 'refused':
      // Any other error is between OFX and this service: the customer can do nothing about it.
      return answer.error === 'invalid_grant' ? badGrant : troubleAnswer.misunderstood;
    case 'late':
      return troubleAnswer.late;
    case 'unreachable':
      return troubleAnswer.unreachable;
    case 'unusable':
      return troubleAnswer.misunderstood;
  }
};

const refusedWith = (code: string, message: string): Answer => ({ status: 400, body: { code, message } });

const badCode = refusedWith('INVALID_GRANT', 'The authorization code is unknown, used or has expired.');
const authorizationRequired = refusedWith('AUTHORIZATION_REQUIRED', 'Authorize FX Gateway with OFX first.');

const trouble = (status: 502 | 504, message: string): Answer => ({ status, body: { message } });

const troubleAnswer = {
  late: trouble(504, 'OFX did not answer in time. Try again in a moment.'),
  unreachable: trouble(502, 'OFX cannot be reached. Try again in a moment.'),
  misunderstood: trouble(502, 'OFX gave no token. Try again, or contact support.'),
} as const;
