import type { SignedApi } from './signedApi.ts';

/** The same API; `told` hears of each answer that says that nobody is signed in any more. */
export const tellSessionLost = (api: SignedApi, told: () => void): SignedApi => ({
  send: async (request) => {
    const answer = await api.send(request);
    if (answer.kind === 'session-lost') told();
    return answer;
  },
});
