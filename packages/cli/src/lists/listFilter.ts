import { systemClock } from '@fx-gateway/adapters/node';
import { areFilterDaysReversed, type ListFilter } from '@fx-gateway/domain/lists/listFilter.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { usageFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { readCurrencyFilter } from './readCurrencyFilter.ts';
import { parseDay, dayFormatsHint } from './parseDay.ts';
import { readSearch } from './readSearch.ts';
import type { Options } from '../verbs/options.ts';
import { readLimit } from './rowLimit.ts';
import type { OptionSpec } from '../verbs/verb.ts';

type ListAsked = {
  readonly filter: ListFilter;
  readonly limit: number;
  readonly csv: boolean;
};

export const dayOptions: readonly OptionSpec[] = [
  {
    flags: '--since <day>',
    summary: 'booked on this day or later: 2026-11-22, today, yesterday, 7d or 2w ago',
  },
  { flags: '--until <day>', summary: 'booked on this day or earlier, written in the same way' },
];

export const csvOption: OptionSpec = {
  flags: '--csv',
  summary: 'write a table for a spreadsheet; all of them, unless --limit stands',
  notWith: ['--json'],
};

const dayOf = (options: Options, name: 'since' | 'until'): Result<string | null, CommandFailure> => {
  const given = options.text(name);
  if (given === null) return succeeded(null);
  const day = parseDay(given, systemClock.now());
  return day === null ? usageFailure(`--${name} is no day: ${given}`, dayFormatsHint) : succeeded(day);
};

/** The first and the last day that `--since` and `--until` name; null where that side is open. */
export const readDayRange = (
  options: Options,
): Result<Pick<ListFilter, 'since' | 'until'>, CommandFailure> => {
  const since = dayOf(options, 'since');
  if (!since.ok) return since;
  const until = dayOf(options, 'until');
  return until.ok ? succeeded({ since: since.value, until: until.value }) : until;
};

/** What a list of what was booked is narrowed to by `--search`, `--since`, `--until`, `--currency`, and how it is written. */
export const readListFilter = (
  options: Options,
  what: 'order' | 'deal',
): Result<ListAsked, CommandFailure> => {
  const read = readDayRange(options);
  if (!read.ok) return read;
  const days = read.value;
  if (areFilterDaysReversed(days)) {
    return usageFailure(
      `No ${what} can be booked from ${days.since} on and until ${days.until}: --since is after --until.`,
      'Exchange the two days, or leave one of them out.',
    );
  }
  const currency = readCurrencyFilter(options);
  if (!currency.ok) return currency;
  const csv = options.flag('csv');
  const limit = csv ? readLimit(options, Infinity) : readLimit(options);
  if (!limit.ok) return limit;
  const search = readSearch(options);
  if (!search.ok) return search;
  return succeeded({
    filter: { ...days, search: search.value, currency: currency.value },
    limit: limit.value,
    csv,
  });
};
