import { longFlagOf } from './optionFlags.ts';
import type { OptionSpec, Verb } from './verb.ts';

const unite = (one: OptionSpec, other: OptionSpec): OptionSpec => {
  if (one.flags.includes('<') !== other.flags.includes('<'))
    throw new Error(`${longFlagOf(one)} takes a value in one group of options and none in another.`);
  const { choices, notWith = [], onlyWith = [], ...own } = one;
  const against = [...new Set([...notWith, ...(other.notWith ?? [])])];
  // Where it stands for itself with one partner it does so in the whole command.
  const beside =
    onlyWith.length === 0 || other.onlyWith === undefined
      ? []
      : [...new Set([...onlyWith, ...other.onlyWith])];
  const rest = {
    ...own,
    ...(other.repeats === true ? { repeats: true as const } : {}),
    ...(against.length === 0 ? {} : { notWith: against }),
    ...(beside.length === 0 ? {} : { onlyWith: beside }),
  };
  return choices === undefined || other.choices === undefined
    ? rest
    : { ...rest, choices: [...new Set([...choices, ...other.choices])] };
};

/** Every option that a command line may carry, once; what stands in several groups has the choices of all. */
export const listVerbOptions = ({
  options = [],
  optionGroups = [],
}: Pick<Verb, 'options' | 'optionGroups'>): readonly OptionSpec[] => {
  const byFlag = new Map<string, OptionSpec>();
  for (const option of [...options, ...optionGroups.flatMap((group) => group.options)]) {
    const earlier = byFlag.get(longFlagOf(option));
    byFlag.set(longFlagOf(option), earlier === undefined ? option : unite(earlier, option));
  }
  return [...byFlag.values()];
};
