import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { KeyValueStorageInterface } from 'aws-amplify/utils';

/** A storage of the identity library; `settled` waits for what the library starts and does not wait for. */
type TokenStorage = KeyValueStorageInterface & { settled(): Promise<void> };

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Lends any storage to the library, for all of its keys (STORE-1 to STORE-4), and remembers what is still going on in it. */
export const trackStorageWrites = (storage: KeyValueStorageInterface): TokenStorage => {
  const running = new Set<Promise<void>>();

  const track = <T>(step: Promise<T>): Promise<T> => {
    const settled = step.then(
      () => undefined,
      () => undefined,
    );
    running.add(settled);
    void settled.then(() => running.delete(settled));
    return step;
  };

  return {
    getItem: (key) => track(storage.getItem(key)),
    setItem: (key, value) => track(storage.setItem(key, value)),
    removeItem: (key) => track(storage.removeItem(key)),
    clear: () => track(storage.clear()),
    settled: async () => {
      // A step that has just ended may let the library start its next one.
      do {
        await Promise.all(running);
        await nextTurn();
      } while (running.size > 0);
    },
  };
};

/** Keeps the library's keys in a store of ours. The library removes its keys one by one and never clears. */
export const toKeyValueStorage = (store: KeyValueStore): KeyValueStorageInterface => ({
  getItem: (key) => store.read(key),
  setItem: (key, value) => store.write(key, value),
  removeItem: (key) => store.remove(key),
  clear: () => Promise.resolve(),
});

/** A storage that changes nothing more once it is stopped, so that a late answer leaves no trace. */
export const makeStoppableStorage = (
  storage: KeyValueStorageInterface,
): KeyValueStorageInterface & { stop(): void } => {
  let stopped = false;
  const unlessStopped = (change: () => Promise<void>): Promise<void> =>
    stopped ? Promise.resolve() : change();
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => unlessStopped(() => storage.setItem(key, value)),
    removeItem: (key) => unlessStopped(() => storage.removeItem(key)),
    clear: () => unlessStopped(() => storage.clear()),
    stop: () => {
      stopped = true;
    },
  };
};

/** Keeps things for as long as this object lives. */
export const createMemoryStorage = (): KeyValueStorageInterface => {
  const held = new Map<string, string>();
  return {
    getItem: async (key) => held.get(key) ?? null,
    setItem: async (key, value) => void held.set(key, value),
    removeItem: async (key) => void held.delete(key),
    clear: async () => held.clear(),
  };
};

const ofDevice = /\.(deviceKey|deviceGroupKey|randomPasswordKey)$/;

/** Holds a session in memory alone; what is known of the device stays in `storage` for every user. */
export const createMemorySessionStorage = (storage: KeyValueStorageInterface): KeyValueStorageInterface => {
  const held = createMemoryStorage();
  const placeOf = (key: string) => (ofDevice.test(key) ? storage : held);
  return {
    getItem: (key) => placeOf(key).getItem(key),
    setItem: (key, value) => placeOf(key).setItem(key, value),
    removeItem: (key) => placeOf(key).removeItem(key),
    clear: held.clear,
  };
};
