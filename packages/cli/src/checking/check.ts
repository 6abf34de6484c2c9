import type { Outcome } from '../verbs/outcome.ts';
import type { Verb } from '../verbs/verb.ts';

/** A check of one partner's rules: no network, and nothing but what it is given on stdin. */
export type Check = Pick<Verb, 'usage' | 'summary' | 'output' | 'examples'> & {
  judge(given: unknown): Promise<Outcome>;
};
