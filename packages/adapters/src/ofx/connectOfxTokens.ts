import { callFailure } from '@fx-gateway/domain/calls';
import { ofxTokenPath, type OfxTokens } from '@fx-gateway/domain/ofx';
import type { Clock } from '@fx-gateway/domain/ports';
import { failed, succeeded } from '@fx-gateway/domain/result';
import type { Json, SignedApi } from '../http/signedApi.ts';
import { failureOfOfx } from './failureOfOfx.ts';
import { readOfxToken } from './ofxTokenWire.ts';

/** Asks the accounts service for tokens (S-92, S-93). The life of a token counts from before the question. */
export const connectOfxTokens = (accounts: SignedApi, clock: Pick<Clock, 'now'>): OfxTokens => {
  const request = async (body: Json) => {
    const asked = clock.now();
    const answer = await accounts.send({ method: 'POST', path: ofxTokenPath, body });
    const failure = failureOfOfx(ofxTokenPath, answer);
    if (failure !== null) return failed(failure);
    if (answer.kind !== 'answered') return failed(callFailure('no-answer', ofxTokenPath));
    const token = readOfxToken(answer.body, asked);
    const { status, requestId } = answer;
    return token === null
      ? failed(callFailure('unreadable', ofxTokenPath, { status, requestId }))
      : succeeded(token);
  };
  return {
    exchange: ({ code, redirectUri, codeVerifier }) =>
      request({ grantType: 'authorization_code', scope: 'payments', code, redirectUri, codeVerifier }),
    renew: () => request({ grantType: 'refresh_token', scope: 'payments' }),
    forRates: () => request({ grantType: 'client_credentials', scope: 'ofxrates' }),
  };
};
