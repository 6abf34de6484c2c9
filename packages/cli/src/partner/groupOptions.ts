import type { OptionSpec, Verb } from '../command/verb.ts';
import type { Version } from './verbOfPartners.ts';

const isSame = (one: OptionSpec) => (other: OptionSpec) => JSON.stringify(one) === JSON.stringify(other);

/** What all partners take stands together in the help; what one takes alone, or otherwise, stands apart. */
export const groupOptions = (
  versions: readonly [Version, ...Version[]],
): Required<Pick<Verb, 'options' | 'optionGroups'>> => {
  const isShared = (option: OptionSpec): boolean =>
    versions.every(({ verb: { options = [] } }) => options.some(isSame(option)));
  return {
    options: (versions[0].verb.options ?? []).filter(isShared),
    optionGroups: versions
      .map(({ partner, verb: { options = [] } }) => ({
        heading: `Options for customers of ${partner}:`,
        options: options.filter((option) => !isShared(option)),
      }))
      .filter(({ options }) => options.length > 0),
  };
};
