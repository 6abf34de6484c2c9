import type { Proof, PromiseWorld, ServicePromise } from './servicePromise.ts';
import { untried } from './untried.ts';

/** A promise, and what came of it. */
export type ProvedPromise = Omit<ServicePromise, 'prove'> & { readonly proof: Proof };

/** Proves one promise after the other; what writes only with `writes`. */
export const provePromises = async (
  promises: readonly ServicePromise[],
  world: PromiseWorld,
  { writes, before }: { readonly writes: boolean; before(promise: ServicePromise): Promise<string | null> },
): Promise<readonly ProvedPromise[]> => {
  const proved: ProvedPromise[] = [];
  for (const { prove, ...promise } of promises) {
    const isLeftOut = promise.writes !== undefined && !writes;
    const why = isLeftOut ? 'It writes: --writes tries it.' : await before({ prove, ...promise });
    proved.push({ ...promise, proof: why === null ? await prove(world) : untried(why) });
  }
  return proved;
};
