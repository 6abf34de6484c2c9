import { systemClock } from '@fx-gateway/adapters/node';
import { allOrders, type OrdersFilter } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { isDay } from '@fx-gateway/domain/geography/isDay.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { readCurrencyFilter } from '../../verbs/currencyFilter.ts';
import type { Options } from '../../verbs/options.ts';
import { limitOption, readLimit } from '../../verbs/rowLimit.ts';
import type { OptionSpec } from '../../verbs/verb.ts';
import { usageFailure, type CommandFailure } from '../../failures/commandFailure.ts';

type OrderList = {
  readonly filter: OrdersFilter;
  readonly limit: number;
  readonly csv: boolean;
  /** Whether the detail of every order is read. */
  readonly details: boolean;
};

export const orderListOptions: readonly OptionSpec[] = [
  {
    flags: '--search <words>',
    summary: 'only orders with this in their number, payees, references or amounts, as far as they are known',
  },
  {
    flags: '--details',
    summary: 'read every order: payees, references, rates and fees the list does not name',
  },
  {
    flags: '--since <day>',
    summary: 'booked on this day or later, as 2026-11-22, or in the last days, as 7d',
  },
  { flags: '--until <day>', summary: 'booked on this day or earlier' },
  { flags: '--currency <cur>', summary: 'only orders whose beneficiaries receive this currency' },
  { flags: '--not-instructed', summary: 'only orders that nobody is paid by yet' },
  limitOption,
  {
    flags: '--csv',
    summary: 'write a table for a spreadsheet; all of them, unless --limit stands',
    notWith: ['--json'],
  },
];

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

/** Which orders the command line asks for: the filter that Past Orders has on screen. */
export const readOrderList = (options: Options): Result<OrderList, CommandFailure> => {
  const since = dayOf(options, 'since');
  if (!since.ok) return since;
  const until = dayOf(options, 'until');
  if (!until.ok) return until;
  if (since.value !== null && until.value !== null && since.value > until.value) {
    return usageFailure(
      `No order can be booked from ${since.value} on and until ${until.value}: --since is after --until.`,
      'Exchange the two days, or leave one of them out.',
    );
  }
  const currency = readCurrencyFilter(options);
  if (!currency.ok) return currency;
  const csv = options.flag('csv');
  const limit = csv ? readLimit(options, Infinity) : readLimit(options);
  if (!limit.ok) return limit;
  return succeeded({
    filter: {
      search: options.text('search') ?? allOrders.search,
      since: since.value,
      until: until.value,
      currency: currency.value,
      notInstructed: options.flag('notInstructed'),
    },
    limit: limit.value,
    csv,
    details: options.flag('details'),
  });
};
