import { RE2JS } from 're2js';

/** Null stands for a pattern that the engine refuses. */
type Compiled = { test(value: string): boolean } | null;

/** A partner has some hundred patterns; beyond that the oldest are compiled anew. */
const mostKept = 1000;
const compiled = new Map<string, Compiled>();

/** In characters; one that is longer would still take its time. */
const longestPattern = 4000;

const compile = (pattern: string): Compiled => {
  if (pattern.length > longestPattern) return null;
  try {
    return RE2JS.compile(RE2JS.translateRegExp(pattern));
  } catch {
    return null;
  }
};

const engineFor = (pattern: string): Compiled => {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const engine = compile(pattern);
  if (compiled.size >= mostKept) compiled.delete(compiled.keys().next().value ?? '');
  compiled.set(pattern, engine);
  return engine;
};

/**
 * Whether a value satisfies a pattern of the partner, in time that grows with the value's length only. The pattern
 * is used as given, without anchors of ours; one that is invalid, huge, or needs more than a linear engine has, accepts
 * everything and is left to the server (CP-WIZ-7, S-87).
 */
export const satisfiesPattern = (pattern: string, value: string): boolean =>
  engineFor(pattern)?.test(value) ?? true;
