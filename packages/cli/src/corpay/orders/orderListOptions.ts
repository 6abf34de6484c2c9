import { allOrders, type OrdersFilter } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { isDay } from '@fx-gateway/domain/geography/isDay.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { readCurrencyFilter } from '../../verbs/currencyFilter.ts';
import type { Options } from '../../verbs/options.ts';
import { limitOption, readLimit } from '../../verbs/rowLimit.ts';
import type { OptionSpec } from '../../verbs/verb.ts';
import { usageFailure, type CommandFailure } from '../../failures/commandFailure.ts';

type OrderList = { readonly filter: OrdersFilter; readonly limit: number; readonly csv: boolean };

export const orderListOptions: readonly OptionSpec[] = [
  { flags: '--search <part>', summary: 'only orders with this in their number' },
  { flags: '--since <day>', summary: 'booked on this day or later, as 2026-11-22' },
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

const dayOf = (options: Options, name: 'since' | 'until'): Result<string | null, CommandFailure> => {
  const text = options.text(name);
  return text === null || isDay(text)
    ? succeeded(text)
    : usageFailure(`--${name} is no day: ${text}`, 'A day is written as 2026-11-22.');
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
  });
};
