import { systemClock } from '@fx-gateway/adapters/node';
import { isDay } from '@fx-gateway/domain/geography/isDay.ts';
import { daysContradict, type ListFilter } from '@fx-gateway/domain/lists/listFilter.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { usageFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { readCurrencyFilter } from './currencyFilter.ts';
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
    summary: 'booked on this day or later, as 2026-11-22, or in the last days, as 7d',
  },
  { flags: '--until <day>', summary: 'booked on this day or earlier' },
];

export const csvOption: OptionSpec = {
  flags: '--csv',
  summary: 'write a table for a spreadsheet; all of them, unless --limit stands',
  notWith: ['--json'],
};

const msOfDay = 86_400_000;

/** `7d` is the day seven days before today, in UTC. */
const daysBack = (text: string, now: number): string | null => {
  const days = /^(?<days>\d{1,4})d$/.exec(text)?.groups?.['days'];
  return days === undefined ? null : new Date(now - Number(days) * msOfDay).toISOString().slice(0, 10);
};

const dayOf = (options: Options, name: 'since' | 'until'): Result<string | null, CommandFailure> => {
  const given = options.text(name);
  const back = given === null || name === 'until' ? null : daysBack(given, systemClock.now());
  const text = back ?? given;
  return text === null || isDay(text)
    ? succeeded(text)
    : usageFailure(
        `--${name} is no day: ${text}`,
        name === 'since'
          ? 'A day is written as 2026-11-22, the last seven days as 7d.'
          : 'A day is written as 2026-11-22.',
      );
};

/** The first and the last day that `--since` and `--until` name; null where that side is open. */
export const readDays = (options: Options): Result<Pick<ListFilter, 'since' | 'until'>, CommandFailure> => {
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
  const read = readDays(options);
  if (!read.ok) return read;
  const days = read.value;
  if (daysContradict(days)) {
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
  const search = options.text('search') ?? '';
  return succeeded({
    filter: { ...days, search, currency: currency.value },
    limit: limit.value,
    csv,
  });
};
