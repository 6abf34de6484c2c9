import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { Process } from './Process.ts';
import type { World } from './World.ts';

const full = (): never => {
  throw new Error('The disk is full.');
};

/** What a machine remembers, as a program on it reaches it: each use is an await, and a disk may be full. */
export const gatedStore = (world: World, process: Process): KeyValueStore => {
  const store = world.stores[process.machine];
  if (store === undefined) throw new Error(`There is no machine ${process.machine}.`);
  const write = (change: () => Promise<void>): Promise<void> =>
    process.wait('writes the journal', [
      { name: '', run: () => void change() },
      { name: ', but the disk is full', run: full },
    ]);
  return {
    read: (key) => process.wait('reads the journal', [{ name: '', run: () => store.kept.get(key) ?? null }]),
    write: (key, value) => write(() => store.write(key, value)),
    remove: (key) => write(() => store.remove(key)),
    update: (key, change) => write(() => store.update(key, change)),
    watch: () => () => undefined,
  };
};
