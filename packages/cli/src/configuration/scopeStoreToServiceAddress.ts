import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';

/**
 * What is kept of one service, by its address: a profile of another environment may be the same user's, and what is open
 * there is not found here. What an earlier version kept without an address belongs to the service that is asked first.
 */
export const scopeStoreToServiceAddress = (store: KeyValueStore, address: string): KeyValueStore => {
  const here = (key: string): string => `${key} ${address}`;
  const adopt = async (key: string): Promise<void> => {
    const before = await store.read(key);
    if (before === null) return;
    await store.update(here(key), (kept) => kept ?? before);
    await store.remove(key);
  };
  const change: KeyValueStore['update'] = async (key, edit) => {
    await adopt(key);
    await store.update(here(key), edit);
  };
  return {
    read: async (key) => {
      await adopt(key);
      return store.read(here(key));
    },
    write: (key, value) => change(key, () => value),
    remove: (key) => change(key, () => null),
    update: change,
    watch: (key, changed) => store.watch(here(key), changed),
  };
};
