import type { OfxTokens } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { ofxTokenPath } from '@fx-gateway/domain/ofx/session/paymentGrant.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Json } from '../http/signedApi.ts';
import { ofxTokenBodies } from './ofxTokenBodies.ts';
import { readOfxToken } from './ofxTokenWire.ts';
import { readOfxAnswer } from './readOfxAnswer.ts';
import type { HoldableApi } from '../http/holdChangesBack.ts';

/** Asks the accounts service for tokens (S-92, S-93). The life of a token counts from before the question. */
export const connectOfxTokens = (accounts: HoldableApi, clock: Pick<Clock, 'now'>): OfxTokens => {
  const request = async (body: Json) => {
    const asked = clock.now();
    const answer = await accounts.send({ method: 'POST', path: ofxTokenPath, body });
    return readOfxAnswer(ofxTokenPath, answer, (read) => readOfxToken(read, asked));
  };
  return {
    exchange: (code) => request(ofxTokenBodies.forCode(code)),
    renew: () => request(ofxTokenBodies.renewed),
    forRates: () => request(ofxTokenBodies.forRates),
  };
};
