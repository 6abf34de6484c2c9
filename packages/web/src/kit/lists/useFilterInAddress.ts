import { dropUnknownCurrency, type ListFilter } from '@fx-gateway/domain/lists/listFilter.ts';
import type { AddressQuery } from '@fx-gateway/domain/lists/listFilterQuery.ts';
import { startTransition, useMemo, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** How a filter is read from an address, and written to it. */
export type FilterQueryFormat<F> = {
  readonly read: (query: AddressQuery) => F;
  readonly write: (filter: F) => Readonly<Record<string, string>>;
};

/**
 * The filter of a list, which the address carries (HIST-8). What is typed stands at once and the address follows it; where
 * the user goes to another address, as with Back, the filter follows that. `currencies` are null while it is not known which
 * ones the list has.
 */
export const useFilterInAddress = <F extends ListFilter>(
  { read, write }: FilterQueryFormat<F>,
  currencies: readonly string[] | null,
): readonly [F, (filter: F) => void] => {
  const [query, setQuery] = useSearchParams();
  const navigation = useNavigationType();
  const { key } = useLocation();
  const [typed, setTyped] = useState(() => ({ filter: read(query), key }));
  const elsewhere = navigation !== 'REPLACE' && typed.key !== key;
  const asked = elsewhere ? read(query) : typed.filter;
  if (elsewhere) setTyped({ filter: asked, key });
  const filter = useMemo(
    () => (currencies === null ? asked : dropUnknownCurrency(asked, currencies)),
    [asked, currencies],
  );
  const change = (changed: F): void => {
    setTyped({ filter: changed, key });
    // Whatever follows the address is drawn after the key.
    startTransition(() => setQuery(write(changed), { replace: true }));
  };
  return [filter, change];
};
