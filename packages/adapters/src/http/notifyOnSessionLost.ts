import type { SignedApi } from './signedApi.ts';

/** The same API; `onSessionLost` is called for each answer that says that the sign-in has ended. */
export const notifyOnSessionLost = (api: SignedApi, onSessionLost: () => void): SignedApi => ({
  send: async (request) => {
    const answer = await api.send(request);
    if (answer.kind === 'session-lost') onSessionLost();
    return answer;
  },
});
