import type { Query } from '@fx-gateway/domain/lists/listFilterQuery.ts';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** How a filter is read from an address, and written to it. */
export type AddressedFilter<F> = {
  readonly read: (query: Query) => F;
  readonly write: (filter: F) => Readonly<Record<string, string>>;
};

/**
 * The filter of a list, which the address carries (HIST-8). What is typed stands at once and the address follows it; where
 * the user goes to another address, as with Back, the filter follows that.
 */
export const useAddressFilter = <F>({
  read,
  write,
}: AddressedFilter<F>): readonly [F, (filter: F) => void] => {
  const [query, setQuery] = useSearchParams();
  const navigation = useNavigationType();
  const { key } = useLocation();
  const [typed, setTyped] = useState(() => ({ filter: read(query), key }));
  const elsewhere = navigation !== 'REPLACE' && typed.key !== key;
  const filter = elsewhere ? read(query) : typed.filter;
  if (elsewhere) setTyped({ filter, key });
  const change = (changed: F): void => {
    setTyped({ filter: changed, key });
    setQuery(write(changed), { replace: true });
  };
  return [filter, change];
};
