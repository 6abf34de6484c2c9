import { AsyncLocalStorage, createHook } from 'node:async_hooks';

/**
 * What a process would leave behind that ends at this moment, for every moment between `begin` and the end of `run` at
 * which it goes on after an await, a write or a timer. A process does nothing but what `leaves` sees, so what it left
 * there is all there is of it.
 */
export const endAtEveryAwait = async <T>(
  run: (begin: () => void) => Promise<unknown>,
  leaves: () => T,
): Promise<readonly T[]> => {
  const left: T[] = [];
  const ours = new AsyncLocalStorage<true>();
  let isBegun = false;
  const hook = createHook({
    before: () => {
      // What the runner of the tests does meanwhile is no moment of the process.
      if (isBegun && ours.getStore() === true) left.push(leaves());
    },
  });
  hook.enable();
  try {
    await ours.run(true, () =>
      run(() => {
        isBegun = true;
        left.push(leaves());
      }),
    );
  } finally {
    hook.disable();
  }
  left.push(leaves());
  return left;
};
