import type { Proof } from './servicePromise.ts';

/** Tries one after the other, and gives the first that is not kept; null where all are. */
export const firstProof = async <Case>(
  cases: readonly Case[],
  prove: (one: Case) => Promise<Proof> | Proof,
): Promise<Proof> => {
  for (const one of cases) {
    const proof = await prove(one);
    if (proof !== null) return proof;
  }
  return null;
};
