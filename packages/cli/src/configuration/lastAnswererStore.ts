import { readStoredUserSub } from '@fx-gateway/adapters/node';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import * as z from 'zod/mini';
import { ignoreStoreFailure } from './ignoreStoreFailure.ts';
import { parseStoredJson } from './parseStoredJson.ts';

/** For whom a partner answered last, such as a client code; it outlives tokens and what they open. */
export type LastAnswererStore = {
  /** Null where no call of this user came here yet, or none at this configuration. */
  read(partner: string): Promise<string | null>;
  keep(partner: string, name: string): Promise<void>;
  forget(): Promise<void>;
};

const storageKey = 'fxg.answerers';

const form = z.object({ sub: z.string(), address: z.string(), names: z.record(z.string(), z.string()) });

/** Lies beside the sign-in of a profile, and counts for its user at one configuration. */
export const createLastAnswererStore = (
  store: KeyValueStore,
  { address, userPoolClientId }: { readonly address: string; readonly userPoolClientId: string },
): LastAnswererStore => ({
  read: async (partner) => {
    const found = parseStoredJson(form, await store.read(storageKey));
    if (found === null || found.address !== address) return null;
    const isTheirs = found.sub === (await readStoredUserSub(store, userPoolClientId));
    return (isTheirs ? found.names[partner] : null) ?? null;
  },
  keep: async (partner, name) => {
    const sub = await readStoredUserSub(store, userPoolClientId);
    if (sub === null) return;
    await ignoreStoreFailure(
      store.update(storageKey, (text) => {
        const found = parseStoredJson(form, text);
        const names = found?.sub === sub && found.address === address ? found.names : {};
        return JSON.stringify({ sub, address, names: { ...names, [partner]: name } });
      }),
    );
  },
  forget: () => ignoreStoreFailure(store.remove(storageKey)),
});
