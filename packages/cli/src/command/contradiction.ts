import { usageFailure } from '../failures/commandFailure.ts';
import { longFlagOf, optionNameOf } from './optionFlags.ts';
import type { Options } from './options.ts';
import { optionsOf } from './optionsOf.ts';
import type { Verb } from './verb.ts';

/** Refuses a call whose options contradict each other, before anything is read; null where none do. */
export const contradiction = (verb: Pick<Verb, 'options' | 'optionGroups'>, options: Options) => {
  const isGiven = (flag: string): boolean => {
    const name = optionNameOf({ flags: flag });
    return options.flag(name) || options.text(name) !== null;
  };
  for (const option of optionsOf(verb)) {
    const flag = longFlagOf(option);
    const other = isGiven(flag) ? option.notWith?.find(isGiven) : undefined;
    if (other !== undefined) return usageFailure(`One of ${flag} and ${other}, not both.`);
  }
  return null;
};
