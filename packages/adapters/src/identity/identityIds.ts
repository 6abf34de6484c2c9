import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import * as z from 'zod/mini';

const remembered = z.object({ sub: z.string(), id: z.string() });

/** What the library's provider of credentials asks of a place for identity ids. */
type IdentityIds = {
  setAuthConfig(): void;
  loadIdentityId(): Promise<{ readonly id: string; readonly type: 'primary' } | null>;
  storeIdentityId(identity: { readonly id: string }): Promise<void>;
  clearIdentityId(): Promise<void>;
};

/**
 * Remembers which identity of the pool a user has, so that it need not be asked for before every first call. It opens
 * nothing by itself: credentials are given for it only with the user's own token. Another user's is never given.
 */
export const createIdentityIds = (
  sub: string,
  identityPoolId: string,
  kept: KeyValueStorageInterface,
): IdentityIds => {
  const key = `fx-gateway.identity.${identityPoolId}`;
  let here: string | null = null;
  const read = async (): Promise<string | null> => {
    try {
      const known = remembered.safeParse(JSON.parse((await kept.getItem(key)) ?? 'null'));
      return known.success && known.data.sub === sub ? known.data.id : null;
    } catch {
      return null;
    }
  };
  return {
    setAuthConfig: () => undefined,
    loadIdentityId: async () => {
      here ??= await read();
      return here === null ? null : { id: here, type: 'primary' };
    },
    storeIdentityId: async ({ id }) => {
      here = id;
      // Where it cannot be kept the next page asks for it again.
      await kept.setItem(key, JSON.stringify({ sub, id })).catch(() => undefined);
    },
    clearIdentityId: async () => {
      here = null;
      await kept.removeItem(key);
    },
  };
};
