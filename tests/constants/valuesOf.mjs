/**
 * Names the values of one source: each is `[rules, text, moved]`, the exact source text of the value and the same with
 * the value moved by one step. `proof` are the tests that have to notice it.
 */
export const valuesOf = (file, proof, values) =>
  values.map(([rules, text, moved]) => ({
    rules: rules.split(', '),
    file: `packages/${file}`,
    text,
    moved,
    proof: proof.map((path) => `packages/${path}`),
  }));
