import type { Dispatcher, RetryHandler } from 'undici';
import { callTimeLimit } from '../../system/withinTimeLimit.ts';
import { httpAnswer, requestIdHeader, writtenRequest, type HttpPort, type HttpRequest } from '../httpPort.ts';
import { proxyDispatcher } from './proxyFromEnvironment.ts';

/** A lost connection or a gateway that is briefly away: reading again is harmless. */
const again = {
  methods: ['GET'],
  maxRetries: 2,
  minTimeout: 200,
  maxTimeout: 2_000,
  statusCodes: [502, 503, 504],
  errorCodes: ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ENETDOWN', 'ENETUNREACH', 'UND_ERR_SOCKET'],
  throwOnError: false,
} satisfies RetryHandler.RetryOptions;

const connect = async () => {
  const { Agent, interceptors, request } = await import('undici');
  const pool: Dispatcher = (await proxyDispatcher()) ?? new Agent({ connections: 4 });
  const dispatcher = pool.compose(interceptors.retry(again));
  return (wanted: HttpRequest, timeLimit: number) =>
    request(wanted.address, {
      method: wanted.method,
      ...writtenRequest(wanted),
      dispatcher,
      signal: AbortSignal.timeout(timeLimit),
    });
};

/**
 * Calls by undici, which is loaded only when a call is made: a pool of connections, the proxy of the environment, and
 * three tries at most within the time limit for what only reads.
 */
export const undiciHttp = (timeLimit: number = callTimeLimit): HttpPort => {
  let connected: ReturnType<typeof connect> | null = null;
  return {
    send: async (wanted) => {
      connected ??= connect();
      const send = await connected;
      try {
        const { statusCode, headers, body } = await send(wanted, timeLimit);
        const requestId = headers[requestIdHeader];
        return httpAnswer(statusCode, typeof requestId === 'string' ? requestId : null, await body.text());
      } catch {
        return { kind: 'no-answer' };
      }
    },
  };
};
