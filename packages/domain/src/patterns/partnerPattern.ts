import { RE2JS } from 're2js';
import { computeExpandedPatternLength } from './computeExpandedPatternLength.ts';

/** Null stands for a pattern that the engine refuses, or that would keep it busy. */
type Compiled = { readonly steps: number; test(value: string): boolean } | null;

/** A partner has some hundred patterns; beyond that all are compiled anew. */
const mostKept = 1000;
const compiled = new Map<string, Compiled>();

/** In characters, and in steps; one that is longer takes its time already to be compiled. */
const longestPattern = 4000;

/** Steps times characters, some tenth of a second: a linear engine is slow where both are many. */
const mostWork = 1_000_000;

const onlyLength = /^\^\.\{(\d+),(\d+)\}\$$/;

const limitedLength = (least: number, most: number): Compiled => ({
  steps: 0,
  test: (value) => {
    const { length } = [...value];
    return length >= least && length <= most && !value.includes('\n');
  },
});

const compile = (pattern: string): Compiled => {
  const [, least, most] = onlyLength.exec(pattern) ?? [];
  if (Number(least) <= Number(most)) return limitedLength(Number(least), Number(most));
  if (pattern.length > longestPattern) return null;
  const steps = computeExpandedPatternLength(pattern);
  if (steps > longestPattern) return null;
  try {
    const engine = RE2JS.compile(RE2JS.translateRegExp(pattern));
    return { steps, test: (value) => engine.test(value) };
  } catch {
    return null;
  }
};

const engineFor = (pattern: string): Compiled => {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const engine = compile(pattern);
  if (compiled.size >= mostKept) compiled.clear();
  compiled.set(pattern, engine);
  return engine;
};

/**
 * Whether a value satisfies a pattern of the partner, in a time that the user does not notice. The pattern is used as given,
 * without anchors of ours; one that is invalid, huge, too much work for this value, or needs more than a linear engine
 * has, accepts everything and is left to the server (CP-WIZ-7, S-87).
 */
export const satisfiesPattern = (pattern: string, value: string): boolean => {
  const engine = engineFor(pattern);
  return engine === null || engine.steps * value.length > mostWork || engine.test(value);
};
