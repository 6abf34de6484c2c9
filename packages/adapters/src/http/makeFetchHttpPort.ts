import { callTimeLimit } from '../system/waitWithinTimeLimit.ts';
import { parseHttpAnswer, requestIdHeader, buildRequestHeadersAndBody, type HttpPort } from './httpPort.ts';
import { sendWithReadRetries } from './sendWithReadRetries.ts';

/** Calls by the browser's own fetch, without cookies. The time limit covers the answer's body too. */
export const makeFetchHttpPort = (timeLimit: number = callTimeLimit): HttpPort => ({
  send: (request) =>
    sendWithReadRetries(request.method, timeLimit, async (signal) => {
      try {
        const answer = await fetch(request.address, {
          method: request.method,
          ...buildRequestHeadersAndBody(request),
          cache: 'no-store',
          credentials: 'omit',
          signal,
        });
        return parseHttpAnswer(answer.status, answer.headers.get(requestIdHeader), await answer.text());
      } catch {
        return { kind: 'no-answer' };
      }
    }),
});
