import type { KeyValueStore } from '@fx-gateway/domain/ports';

/**
 * What is kept of one service, by its address: a profile of another environment may be the same user's, and what is open
 * there is not found here. What an earlier version kept without an address belongs to the service that is asked first.
 */
export const storeAt = (store: KeyValueStore, address: string): KeyValueStore => {
  const here = (key: string): string => `${key} ${address}`;
  const adopt = async (key: string): Promise<void> => {
    const before = await store.read(key);
    if (before === null) return;
    await store.update(here(key), (kept) => kept ?? before);
    await store.remove(key);
  };
  return {
    read: async (key) => {
      await adopt(key);
      return store.read(here(key));
    },
    write: async (key, value) => {
      await adopt(key);
      await store.write(here(key), value);
    },
    remove: async (key) => {
      await adopt(key);
      await store.remove(here(key));
    },
    update: async (key, change) => {
      await adopt(key);
      await store.update(here(key), change);
    },
    watch: (key, changed) => store.watch(here(key), changed),
  };
};
