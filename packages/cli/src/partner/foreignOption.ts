import { longFlagOf, optionNameOf } from '../command/optionFlags.ts';
import type { Options } from '../command/options.ts';
import type { OptionSpec } from '../command/verb.ts';
import type { Version } from './verbOfPartners.ts';

/** Why an option that was given means nothing to the partner who answers; null where all of them do. */
export const foreignOption = (
  given: Options,
  known: readonly OptionSpec[],
  { partner, verb: { options = [] } }: Version,
): string | null => {
  for (const option of known) {
    const flag = longFlagOf(option);
    const value = given.text(optionNameOf(option));
    if (value === null && !given.flag(optionNameOf(option))) continue;
    const own = options.find((each) => longFlagOf(each) === flag);
    if (own === undefined) return `${flag} is no option for customers of ${partner}.`;
    if (value !== null && own.choices?.includes(value) === false)
      return `${flag} is one of ${own.choices.join(', ')} for customers of ${partner}.`;
  }
  return null;
};
