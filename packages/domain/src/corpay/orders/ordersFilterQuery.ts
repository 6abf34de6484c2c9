import {
  readListFilterFromAddress,
  toListFilterQuery,
  type AddressQuery,
} from '../../lists/toListFilterQuery.ts';
import type { OrdersFilter } from './ordersFilter.ts';

const notInstructed = 'not-instructed';

/** The filter that an address carries; what cannot be read there narrows nothing. */
export const readOrdersFilter = (query: AddressQuery): OrdersFilter => ({
  ...readListFilterFromAddress(query),
  notInstructed: query.get(notInstructed) === 'true',
});

/** What an address carries for a filter: nothing for what narrows nothing. */
export const ordersFilterQuery = (filter: OrdersFilter): Readonly<Record<string, string>> => ({
  ...toListFilterQuery(filter),
  ...(filter.notInstructed ? { [notInstructed]: 'true' } : {}),
});
