import { isCalendarDay } from '../geography/isCalendarDay.ts';
import { emptyListFilter, type ListFilter } from './listFilter.ts';

/** What reads the members of an address. */
export type AddressQuery = { get(name: string): string | null };

const names = { search: 'search', since: 'since', until: 'until', currency: 'currency' } as const;

const day = (text: string | null): string | null => (text !== null && isCalendarDay(text) ? text : null);

/** The filter that an address carries; what cannot be read there narrows nothing. */
export const readListFilterFromAddress = (query: AddressQuery): ListFilter => ({
  search: query.get(names.search) ?? emptyListFilter.search,
  since: day(query.get(names.since)),
  until: day(query.get(names.until)),
  currency: query.get(names.currency) || null,
});

/** What an address carries for a filter: nothing for what narrows nothing. */
export const toListFilterQuery = (filter: ListFilter): Readonly<Record<string, string>> => ({
  ...(filter.search === '' ? {} : { [names.search]: filter.search }),
  ...(filter.since === null ? {} : { [names.since]: filter.since }),
  ...(filter.until === null ? {} : { [names.until]: filter.until }),
  ...(filter.currency === null ? {} : { [names.currency]: filter.currency }),
});
