import type { OfxTokenProvider } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { makeFetchHttpPort } from '../src/http/makeFetchHttpPort.ts';
import { makeAmplifyCall } from '../src/http/makeAmplifyCall.ts';
import { connectSignedApi } from '../src/http/connectSignedApi.ts';
import { connectOfx } from '../src/ofx/connectOfx.ts';
import { systemTimers } from '../src/system/systemPorts.ts';
import { answeringServer, type Reply } from './answeringServer.ts';
import { signedInContext } from './signedInContext.ts';

const clock = { now: () => 1_000_000 };

/** How long an answer is waited for: where none comes no longer than needed, else as long as a busy machine takes. */
const patienceMs = (reply: Reply): number => (reply === 'silence' ? 500 : 20_000);

/** OFX that answers everything alike, for a customer who holds a token of their own. */
export const answeredOfx = async (
  reply: Reply,
  { http = makeFetchHttpPort, key = 'Idempotency-Key' as string | null, configured = true } = {},
) => {
  const server = await answeringServer(() => reply);
  const places = {
    baseUrl: server.url,
    ratesUrl: `${server.url}/ofxrates`,
    ...(key === null ? {} : { idempotencyKey: key }),
  };
  const context = signedInContext(server.url);
  const patience = patienceMs(reply);
  const api = connectSignedApi(context, makeAmplifyCall(context, 'corpay', patience), systemTimers, patience);
  const { ofx, ofxTokens, ofxRates } = connectOfx(http(patience), api, configured ? places : null, clock);
  const tokens = {
    refusals: 0,
    answers: 0,
    current: async () => ({ accessToken: 'OFX-7', expires: 2_000_000 }),
    refused: () => void (tokens.refusals += 1),
    reached: () => void (tokens.answers += 1),
  } satisfies OfxTokenProvider & { refusals: number; answers: number };
  return {
    heard: server.heard,
    close: server.close,
    ofx: ofx(tokens),
    rates: ofxRates(tokens),
    ofxTokens,
    tokens,
    connect: ofx,
  };
};
