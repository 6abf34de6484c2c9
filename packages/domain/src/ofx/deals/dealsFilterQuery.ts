import {
  readListFilterFromAddress,
  toListFilterQuery,
  type AddressQuery,
} from '../../lists/toListFilterQuery.ts';
import type { DealsFilter } from './dealsFilter.ts';

/** The filter of deals that an address carries; what cannot be read there narrows nothing. */
export const readDealsFilterFromAddress = (query: AddressQuery): DealsFilter => ({
  ...readListFilterFromAddress(query),
  state: query.get('state') || null,
});

/** What an address carries for a filter: nothing for what narrows nothing. */
export const dealsFilterQuery = (filter: DealsFilter): Readonly<Record<string, string>> => ({
  ...toListFilterQuery(filter),
  ...(filter.state === null ? {} : { state: filter.state }),
});
