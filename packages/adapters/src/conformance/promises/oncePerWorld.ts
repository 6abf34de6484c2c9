import type { PromiseWorld } from './servicePromise.ts';

/** What several promises of a run are proved with is made once, by the first that needs it. */
export const oncePerWorld = <T>(make: (world: PromiseWorld) => Promise<T>) => {
  const made = new WeakMap<PromiseWorld, Promise<T>>();
  return (world: PromiseWorld): Promise<T> => {
    const known = made.get(world) ?? make(world);
    made.set(world, known);
    return known;
  };
};
