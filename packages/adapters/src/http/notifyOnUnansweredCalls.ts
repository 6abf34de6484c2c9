import type { HttpPort } from './httpPort.ts';

/** The same port; `silent` is called for each call that nothing answers. */
export const notifyOnUnansweredCalls = (http: HttpPort, silent: () => Promise<void>): HttpPort => ({
  send: async (request) => {
    const answer = await http.send(request);
    if (answer.kind === 'no-answer') await silent();
    return answer;
  },
});
