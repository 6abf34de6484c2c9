import type { OrdersFilter } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import { csvOption, dayOptions, readListFilter } from '../../lists/listFilter.ts';
import type { Options } from '../../verbs/options.ts';
import { limitOption } from '../../lists/rowLimit.ts';
import type { OptionSpec } from '../../verbs/verb.ts';

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
  ...dayOptions,
  { flags: '--currency <cur>', summary: 'only orders whose beneficiaries receive this currency' },
  { flags: '--not-instructed', summary: 'only orders that nobody is paid by yet' },
  limitOption,
  csvOption,
];

/** Which orders the command line asks for: the filter that Past Orders has on screen. */
export const readOrderList = (options: Options): Result<OrderList, CommandFailure> => {
  const list = readListFilter(options, 'order');
  return list.ok
    ? succeeded({
        ...list.value,
        filter: { ...list.value.filter, notInstructed: options.flag('notInstructed') },
        details: options.flag('details'),
      })
    : list;
};
