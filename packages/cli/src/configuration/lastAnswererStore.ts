import { readStoredUserSub } from '@fx-gateway/adapters/node';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { StoreFailure } from '@fx-gateway/domain/ports/storeFailure.ts';
import * as z from 'zod/mini';

/** For whom a partner answered last, such as a client code; it outlives tokens and what they open. */
export type LastAnswererStore = {
  /** Null where no call of this user came here yet, or none at this configuration. */
  read(partner: string): Promise<string | null>;
  keep(partner: string, name: string): Promise<void>;
  forget(): Promise<void>;
};

const storageKey = 'fxg.answerers';

const form = z.object({ sub: z.string(), address: z.string(), names: z.record(z.string(), z.string()) });

const parse = (text: string | null): z.infer<typeof form> | null => {
  try {
    return text === null ? null : form.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** What could not be kept is a sentence less of the next call. */
const ifPossible = async (change: Promise<void>): Promise<void> => {
  try {
    await change;
  } catch (trouble) {
    if (!(trouble instanceof StoreFailure)) throw trouble;
  }
};

/** Lies beside the sign-in of a profile, and counts for its user at one configuration. */
export const createLastAnswererStore = (
  store: KeyValueStore,
  { address, userPoolClientId }: { readonly address: string; readonly userPoolClientId: string },
): LastAnswererStore => ({
  read: async (partner) => {
    const found = parse(await store.read(storageKey));
    if (found === null || found.address !== address) return null;
    const isTheirs = found.sub === (await readStoredUserSub(store, userPoolClientId));
    return (isTheirs ? found.names[partner] : null) ?? null;
  },
  keep: async (partner, name) => {
    const sub = await readStoredUserSub(store, userPoolClientId);
    if (sub === null) return;
    await ifPossible(
      store.update(storageKey, (text) => {
        const found = parse(text);
        const names = found?.sub === sub && found.address === address ? found.names : {};
        return JSON.stringify({ sub, address, names: { ...names, [partner]: name } });
      }),
    );
  },
  forget: () => ifPossible(store.remove(storageKey)),
});
