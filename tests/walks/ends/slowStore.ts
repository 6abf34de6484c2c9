import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';

const moment = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const slowly = async <T>(act: () => Promise<T>): Promise<T> => {
  await moment();
  const done = await act();
  await moment();
  return done;
};

/** A folder of files that are read and put in place in one step each, and take a moment before and after it. */
export const slowStore = (kept: ReadonlyMap<string, string> = new Map()) => {
  const memory = createMemoryStore();
  for (const [key, value] of kept) memory.kept.set(key, value);
  const store: KeyValueStore = {
    read: (key) => slowly(() => memory.read(key)),
    write: (key, value) => slowly(() => memory.write(key, value)),
    remove: (key) => slowly(() => memory.remove(key)),
    update: (key, change) => slowly(() => memory.update(key, change)),
    watch: memory.watch,
  };
  return { store, kept: (): ReadonlyMap<string, string> => new Map(memory.kept) };
};
