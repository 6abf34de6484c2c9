import { usageFailure } from '../failures/commandFailure.ts';
import type { Verb } from './verb.ts';

/** Refuses a call one of whose arguments says nothing, as an unset variable of a script does; null where each says something. */
export const emptyArgument = ({ usage }: Pick<Verb, 'usage'>, args: readonly string[]) => {
  const empty = args.findIndex((arg) => /^[\s#]*$/.test(arg));
  const named = [...usage.matchAll(/<[a-z]+>/g)][empty]?.[0];
  return named === undefined
    ? null
    : usageFailure(`The argument ${named} is empty.`, 'Add --help to see what this command takes.');
};
