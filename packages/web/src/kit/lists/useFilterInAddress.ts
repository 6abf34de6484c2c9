import { dropUnknownCurrency, type ListFilter } from '@fx-gateway/domain/lists/listFilter.ts';
import type { AddressQuery } from '@fx-gateway/domain/lists/toListFilterQuery.ts';
import { startTransition, useMemo, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useDeferredListValue } from './useDeferredListValue.ts';

/** How a filter is read from an address, and written to it. */
export type FilterQueryFormat<F> = {
  readonly read: (query: AddressQuery) => F;
  readonly write: (filter: F) => Readonly<Record<string, string>>;
};

const withKnownCurrency = <F extends ListFilter>(filter: F, currencies: readonly string[] | null): F =>
  currencies === null ? filter : dropUnknownCurrency(filter, currencies);

/**
 * The filter of a list, which the address carries (HIST-8). Its fields show `typed` at once; the list is narrowed by
 * `applied`, which follows as soon as there is time, and so does the address. Where the user goes to another address, as
 * with Back, the filter follows that. `currencies` are null while it is not known which ones the list has.
 */
export const useFilterInAddress = <F extends ListFilter>(
  { read, write }: FilterQueryFormat<F>,
  currencies: readonly string[] | null,
): { readonly typed: F; readonly applied: F; readonly change: (filter: F) => void } => {
  const [query, setQuery] = useSearchParams();
  const navigation = useNavigationType();
  const { key } = useLocation();
  const [last, setLast] = useState(() => ({ filter: read(query), key }));
  const elsewhere = navigation !== 'REPLACE' && last.key !== key;
  const asked = elsewhere ? read(query) : last.filter;
  if (elsewhere) setLast({ filter: asked, key });
  const followed = useDeferredListValue(asked);
  // The same object as long as it is the same filter: what is made of the whole list is kept.
  const applied = useMemo(() => withKnownCurrency(followed, currencies), [followed, currencies]);
  const change = (changed: F): void => {
    setLast({ filter: changed, key });
    startTransition(() => setQuery(write(changed), { replace: true }));
  };
  return { typed: withKnownCurrency(asked, currencies), applied, change };
};
