import { usageFailure } from '../failures/commandFailure.ts';
import { longFlagOf, optionNameOf } from './optionFlags.ts';
import { isGiven, type Options } from './options.ts';
import { optionsOf } from './optionsOf.ts';
import type { Verb } from './verb.ts';

/** Refuses a call whose options contradict each other, before anything is read; null where none do. */
export const contradiction = (verb: Pick<Verb, 'options' | 'optionGroups'>, options: Options) => {
  const stands = (flag: string): boolean => isGiven(options, optionNameOf({ flags: flag }));
  for (const option of optionsOf(verb)) {
    const flag = longFlagOf(option);
    const other = stands(flag) ? option.notWith?.find(stands) : undefined;
    if (other !== undefined) return usageFailure(`One of ${flag} and ${other}, not both.`);
  }
  return null;
};
