import type { PendingAuthorization } from '@fx-gateway/domain/ofx/authorization/authorizationRequest.ts';

/** Keeps one authorization from leaving for the partner's page until the return, in this tab alone (S-97). */
export type PendingAuthorizationStorage = {
  keep(pending: PendingAuthorization): void;
  /** Gives it and forgets it. */
  take(): PendingAuthorization | null;
};

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isText = (value: unknown): value is string => typeof value === 'string';

const read = (text: string | null): PendingAuthorization | null => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    const { state, codeVerifier, redirectUri } = (kept ?? {}) as {
      [of in keyof PendingAuthorization]?: unknown;
    };
    return isText(state) && isText(codeVerifier) && isText(redirectUri)
      ? { state, codeVerifier, redirectUri }
      : null;
  } catch {
    return null;
  }
};

/**
 * In the storage of the tab, under the name of the user: another user of the same tab finds none. Where the browser
 * keeps nothing, the return is not believed and the customer authorizes again.
 */
export const makePendingAuthorizationStorage = (
  storage: () => TabStorage,
  sub: string,
): PendingAuthorizationStorage => {
  const key = `fx-gateway.ofx-authorization.${sub}`;
  const tried = <T>(ask: (storage: TabStorage) => T): T | null => {
    try {
      return ask(storage());
    } catch {
      return null;
    }
  };
  return {
    keep: (pending) => void tried((kept) => kept.setItem(key, JSON.stringify(pending))),
    take: () => {
      const pending = read(tried((kept) => kept.getItem(key)));
      tried((kept) => kept.removeItem(key));
      return pending;
    },
  };
};
