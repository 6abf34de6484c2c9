import { optionNameOf } from './optionFlags.ts';
import { isOptionGiven, type Options } from './options.ts';
import type { Verb } from './verb.ts';

/** What tells whether a call of a verb may change something. */
export type ChangeDeclaration = Pick<Verb, 'changes' | 'changesWhen' | 'sends'>;

/** Whether this call may change something at a service; a dry run changes nothing. */
export const changesAnything = (
  { changes = false, changesWhen, sends = false }: ChangeDeclaration,
  options: Options,
): boolean => {
  if (options.flag('dryRun')) return false;
  return changesWhen === undefined
    ? changes || sends
    : changesWhen.some((flag) => isOptionGiven(options, optionNameOf({ flags: flag })));
};
