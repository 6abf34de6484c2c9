import type { Dispatcher } from 'undici';
import { callTimeLimit } from '../../system/waitWithinTimeLimit.ts';
import {
  parseHttpAnswer,
  requestIdHeader,
  buildRequestHeadersAndBody,
  type HttpPort,
  type HttpRequest,
} from '../httpPort.ts';
import { sendWithReadRetries } from '../sendWithReadRetries.ts';
import { noAnswerFromError, awaitWholeBody, attachDetectedBodyDamage } from './bodyCorruption.ts';
import { addRefusalDetails } from './addRefusalDetails.ts';
import { noteAttempt } from './noteAttempts.ts';
import { readBody } from './readBody.ts';
import { getProxyDispatcher } from '../../system/node/routeFetchThroughProxy.ts';

const connect = async () => {
  const { Agent, request } = await import('undici');
  const dispatcher: Dispatcher = (await getProxyDispatcher()) ?? new Agent({ connections: 4 });
  return (wanted: HttpRequest, signal: AbortSignal) =>
    request(wanted.address, {
      method: wanted.method,
      ...buildRequestHeadersAndBody(wanted),
      dispatcher,
      signal,
    });
};

/** Calls by undici, which is loaded only when a call is made: a pool of connections, and the proxy of the environment. */
export const makeUndiciHttpPort = (timeLimit: number = callTimeLimit): HttpPort => {
  let connected: ReturnType<typeof connect> | null = null;
  return {
    send: async (wanted) => {
      connected ??= connect();
      const send = await connected;
      return sendWithReadRetries(wanted.method, timeLimit, async (signal) => {
        try {
          const { statusCode, headers, body } = await send(wanted, signal);
          const requestId = headers[requestIdHeader];
          const text = await awaitWholeBody(readBody(body, undefined), signal);
          noteAttempt({ status: statusCode, headers, text });
          const answer = parseHttpAnswer(statusCode, typeof requestId === 'string' ? requestId : null, text);
          return addRefusalDetails(attachDetectedBodyDamage(answer, text), headers, text, wanted.headers);
        } catch (error) {
          return noAnswerFromError(error);
        }
      });
    },
  };
};
