import type { CommandWords } from '../outputs/commandOutputs.ts';
import type { Outcome } from '../verbs/outcome.ts';
import type { Verb } from '../verbs/verb.ts';

/** A check of one partner's rules: no network, and nothing but what it is given on stdin. */
export type PartnerCheck<Words extends CommandWords | null = null> = Omit<Verb, 'run'> & {
  judge(given: unknown): Promise<Outcome<Words>>;
};
