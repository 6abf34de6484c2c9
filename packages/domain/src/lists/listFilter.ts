import { isCurrency } from '../geography/currency.ts';

/** What narrows every list of what was booked; both clients run the same. */
export type ListFilter = {
  /** A part of the number or of a payee, or an amount; empty for all (HIST-2). */
  readonly search: string;
  /** The first and the last day of booking, `2026-11-22`; null where that side is open. */
  readonly since: string | null;
  readonly until: string | null;
  /** The currency that beneficiaries receive; null for all. */
  readonly currency: string | null;
};

export const emptyListFilter: ListFilter = { search: '', since: null, until: null, currency: null };

const leadingDay = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/;

/** The day that a partner wrote first, without a time-zone shift (S-7); null where it wrote none. */
export const readLeadingDay = (moment: string): string | null => leadingDay.exec(moment)?.[0] ?? null;

/** Whether what was booked at this moment, as the partner wrote it, is within the days of the filter. */
export const isWithinFilterDays = (
  moment: string,
  { since, until }: Pick<ListFilter, 'since' | 'until'>,
): boolean => {
  if (since === null && until === null) return true;
  const day = readLeadingDay(moment);
  return day !== null && (since === null || day >= since) && (until === null || day <= until);
};

/** Whether its first day is after its last one, so that nothing can be found. */
export const areFilterDaysReversed = ({ since, until }: Pick<ListFilter, 'since' | 'until'>): boolean =>
  since !== null && until !== null && since > until;

/** These currencies, each once, in alphabetical order. */
export const uniqueCurrencies = (codes: Iterable<string>): readonly string[] =>
  [...new Set(codes)].toSorted();

/** The filter without a currency that neither this product knows nor the list has (HIST-8). */
export const dropUnknownCurrency = <F extends Pick<ListFilter, 'currency'>>(
  filter: F,
  currencies: readonly string[],
): F => {
  const { currency } = filter;
  const isKnown = currency === null || isCurrency(currency) || currencies.includes(currency);
  return isKnown ? filter : { ...filter, currency: null };
};
