import { isDay } from '../../geography/isDay.ts';
import { allOrders, type OrdersFilter } from './ordersFilter.ts';

const names = {
  search: 'search',
  since: 'since',
  until: 'until',
  currency: 'currency',
  notInstructed: 'not-instructed',
} as const;

const day = (text: string | null): string | null => (text !== null && isDay(text) ? text : null);

/** The filter that an address carries; what cannot be read there narrows nothing. */
export const ordersFilterOf = (query: { get(name: string): string | null }): OrdersFilter => ({
  search: query.get(names.search) ?? allOrders.search,
  since: day(query.get(names.since)),
  until: day(query.get(names.until)),
  currency: query.get(names.currency) || null,
  notInstructed: query.get(names.notInstructed) === 'true',
});

/** What an address carries for a filter: nothing for what narrows nothing. */
export const ordersFilterQuery = (filter: OrdersFilter): Readonly<Record<string, string>> => ({
  ...(filter.search === '' ? {} : { [names.search]: filter.search }),
  ...(filter.since === null ? {} : { [names.since]: filter.since }),
  ...(filter.until === null ? {} : { [names.until]: filter.until }),
  ...(filter.currency === null ? {} : { [names.currency]: filter.currency }),
  ...(filter.notInstructed ? { [names.notInstructed]: 'true' } : {}),
});
