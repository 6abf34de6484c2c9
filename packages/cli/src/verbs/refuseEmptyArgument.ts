import { usageFailure } from '../failures/commandFailure.ts';
import type { Verb } from './verb.ts';

/** Refuses a call with an empty argument, such as a script makes whose variable is not set; null for any other call. */
export const refuseEmptyArgument = ({ usage }: Pick<Verb, 'usage'>, args: readonly string[]) => {
  const empty = args.findIndex((arg) => /^[\s#]*$/.test(arg));
  const named = [...usage.matchAll(/<[a-z]+>/g)][empty]?.[0];
  return named === undefined
    ? null
    : usageFailure(`The argument ${named} is empty.`, 'Add --help to see what this command takes.');
};
