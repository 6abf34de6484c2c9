import { createKeyListeners } from './keyListeners.ts';
import type { KeyValueStore } from './keyValueStore.ts';

/** A store that keeps things as long as it lives: for proofs of what is kept. */
export const createMemoryStore = (): KeyValueStore & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>();
  const listeners = createKeyListeners();
  const put = (key: string, value: string | null): void => {
    if (value === null) kept.delete(key);
    else kept.set(key, value);
    listeners.notify(key);
  };
  return {
    kept,
    read: async (key) => kept.get(key) ?? null,
    write: async (key, value) => put(key, value),
    remove: async (key) => put(key, null),
    update: async (key, change) => put(key, change(kept.get(key) ?? null)),
    watch: (key, changed) => listeners.add(key, changed),
  };
};
