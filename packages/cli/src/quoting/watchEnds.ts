import { fieldMessages } from '@fx-gateway/domain/forms/fieldMessages.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { Options } from '../verbs/options.ts';
import type { OptionSpec } from '../verbs/verb.ts';
import { optionFailure, type CommandFailure } from '../failures/commandFailure.ts';

export const watchEndOptions: readonly OptionSpec[] = [
  { flags: '--for <seconds>', summary: 'end after this time, with 0' },
  { flags: '--count <n>', summary: 'end after this many quotes, with 0' },
];

/** When a watch ends by itself; null where it is not to. */
export type WatchEndConditions = { readonly seconds: number | null; readonly count: number | null };

const wholeNumber = (options: Options, name: string): Result<number | null, CommandFailure> => {
  const text = options.text(name);
  if (text === null) return succeeded(null);
  return /^[1-9]\d{0,5}$/.test(text)
    ? succeeded(Number(text))
    : optionFailure(`--${name}`, fieldMessages.invalid, 'It is a whole number above 0.');
};

export const readWatchEnds = (options: Options): Result<WatchEndConditions, CommandFailure> => {
  const seconds = wholeNumber(options, 'for');
  if (!seconds.ok) return seconds;
  const count = wholeNumber(options, 'count');
  return count.ok ? succeeded({ seconds: seconds.value, count: count.value }) : count;
};
