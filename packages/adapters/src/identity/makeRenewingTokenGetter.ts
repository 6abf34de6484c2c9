import { refreshAuthTokensWithoutDedupe, TokenOrchestrator } from 'aws-amplify/auth/cognito';
import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import { systemClock } from '../system/systemPorts.ts';
import type { SignInLock } from './signInLock.ts';
import { createTokenStore } from './createTokenStore.ts';

type Auth = Parameters<typeof createTokenStore>[0];
type GetTokens = TokenOrchestrator['getTokens'];
type KeptTokens = NonNullable<Awaited<ReturnType<ReturnType<typeof createTokenStore>['loadTokens']>>>;

/** Tokens that end this soon may be renewed by the next call; the library itself renews them some seconds before. */
const soon = 60_000;

const endsSoon = ({ accessToken, idToken, clockDrift }: KeptTokens): boolean =>
  [accessToken, idToken].some(
    (token) =>
      token !== undefined && (token.payload.exp ?? 0) * 1_000 < systemClock.now() + clockDrift + soon,
  );

/**
 * The kept tokens, renewed where they have ended. The service may give a refresh token for one renewal only, and refuse
 * whoever comes second with it: so one tab or process renews at a time, and where another one was first its tokens are
 * taken, instead of the session being forgotten for all of them.
 */
export const makeRenewingTokenGetter = (
  auth: Auth,
  storage: KeyValueStorageInterface,
  alone: SignInLock,
): GetTokens => {
  const store = createTokenStore(auth, storage);
  const library = new TokenOrchestrator();
  library.setAuthConfig(auth);
  library.setAuthTokenStore(store);
  library.setTokenRefresher(async (given) => {
    try {
      return await refreshAuthTokensWithoutDedupe(given);
    } catch (error) {
      const kept = await store.loadTokens();
      if (kept === null || kept.refreshToken === given.tokens.refreshToken) throw error;
      return kept;
    }
  });
  return async (options) => {
    const kept = await store.loadTokens();
    const renews = kept !== null && (options?.forceRefresh === true || endsSoon(kept));
    return renews ? alone(() => library.getTokens(options)) : library.getTokens(options);
  };
};
