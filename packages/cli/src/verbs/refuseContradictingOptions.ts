import { optionFailure, usageFailure } from '../failures/commandFailure.ts';
import { longFlagOf, optionNameOf } from './optionFlags.ts';
import { isOptionGiven, type Options } from './options.ts';
import { listVerbOptions } from './listVerbOptions.ts';
import type { Verb } from './verb.ts';

/** Refuses a call whose options contradict each other or mean nothing, before anything is read; null where none do. */
export const refuseContradictingOptions = (
  verb: Pick<Verb, 'options' | 'optionGroups'>,
  options: Options,
) => {
  const stands = (flag: string): boolean => isOptionGiven(options, optionNameOf({ flags: flag }));
  for (const option of listVerbOptions(verb)) {
    const flag = longFlagOf(option);
    if (!stands(flag)) continue;
    const other = option.notWith?.find(stands);
    if (other !== undefined) return usageFailure(`One of ${flag} and ${other}, not both.`);
    const { onlyWith } = option;
    if (onlyWith?.some(stands) === false) {
      const wanted = onlyWith.join(' or ');
      return optionFailure(flag, `It goes with ${wanted}.`, `Add ${wanted}, or leave ${flag} out.`);
    }
  }
  return null;
};
