import { callTimeLimit } from '../system/withinTimeLimit.ts';
import { httpAnswer, requestIdHeader, writtenRequest, type HttpPort } from './httpPort.ts';

/** Calls by the browser's own fetch, without cookies. The time limit covers the answer's body too. */
export const fetchHttp = (timeLimit: number = callTimeLimit): HttpPort => ({
  send: async (request) => {
    try {
      const answer = await fetch(request.address, {
        method: request.method,
        ...writtenRequest(request),
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(timeLimit),
      });
      return httpAnswer(answer.status, answer.headers.get(requestIdHeader), await answer.text());
    } catch {
      return { kind: 'no-answer' };
    }
  },
});
