import type { SignedApi } from './signedApi.ts';

/** The same API; `onSessionLost` hears of each answer that says that nobody is signed in any more. */
export const reportSessionLost = (api: SignedApi, onSessionLost: () => void): SignedApi => ({
  send: async (request) => {
    const answer = await api.send(request);
    if (answer.kind === 'session-lost') onSessionLost();
    return answer;
  },
});
