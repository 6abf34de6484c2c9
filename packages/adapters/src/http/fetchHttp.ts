import { callTimeLimit } from '../system/withinTimeLimit.ts';
import { httpAnswer, requestIdHeader, type HttpPort } from './httpPort.ts';

/** Reads by the browser's own fetch, without cookies. The time limit covers the answer's body too. */
export const fetchHttp = (timeLimit: number = callTimeLimit): HttpPort => ({
  get: async (address) => {
    try {
      const answer = await fetch(address, {
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
