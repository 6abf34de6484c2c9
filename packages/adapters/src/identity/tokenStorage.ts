import type { KeyValueStore } from '@fx-gateway/domain/ports';
import type { KeyValueStorageInterface } from 'aws-amplify/utils';

/** Where the identity library keeps its tokens; `settled` waits for what the library does not wait for. */
export type TokenStorage = KeyValueStorageInterface & { settled(): Promise<void> };

/** Lends any storage of the library, remembering what is still being written. */
export const settlingStorage = (storage: KeyValueStorageInterface): TokenStorage => {
  const running = new Set<Promise<void>>();

  const track = (change: Promise<void>): Promise<void> => {
    const settled = change.then(
      () => undefined,
      () => undefined,
    );
    running.add(settled);
    void settled.then(() => running.delete(settled));
    return change;
  };

  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => track(storage.setItem(key, value)),
    removeItem: (key) => track(storage.removeItem(key)),
    clear: () => track(storage.clear()),
    settled: async () => {
      await Promise.all(running);
    },
  };
};

/** Keeps the library's keys in a store of ours. The library removes its keys one by one and never clears. */
export const keyValueStorage = (store: KeyValueStore): KeyValueStorageInterface => ({
  getItem: (key) => store.read(key),
  setItem: (key, value) => store.write(key, value),
  removeItem: (key) => store.remove(key),
  clear: () => Promise.resolve(),
});
