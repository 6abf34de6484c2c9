import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { optionFailure, type CommandFailure } from '../failures/commandFailure.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Options } from '../verbs/options.ts';
import type { OptionSpec } from '../verbs/verb.ts';

/** How many rows a list shows where nobody says how many. */
export const defaultRowLimit = 100;

export const limitOption: OptionSpec = {
  flags: '--limit <n>',
  summary: `at most this many, the newest; ${defaultRowLimit} when left out, all for every one`,
};

/** How many rows are wanted; `otherwise` where the call does not say. */
export const readLimit = (
  options: Options,
  otherwise: number = defaultRowLimit,
): Result<number, CommandFailure> => {
  const limit = options.text('limit');
  if (limit === null) return succeeded(otherwise);
  if (limit === 'all') return succeeded(Infinity);
  return /^[1-9]\d{0,5}$/.test(limit)
    ? succeeded(Number(limit))
    : optionFailure(
        '--limit',
        `This is no number of rows: ${limit}`,
        'It is a whole number above 0, or all.',
      );
};

/** The first rows of a list, and a word on stderr where there are more. */
export const takeFirstRows = <Row>(
  { notice }: Pick<Invocation, 'notice'>,
  rows: readonly Row[],
  limit: number,
): readonly Row[] => {
  if (rows.length <= limit) return rows;
  notice(`The newest ${limit} of ${rows.length}: --limit N shows more, --limit all every one.`);
  return rows.slice(0, limit);
};
