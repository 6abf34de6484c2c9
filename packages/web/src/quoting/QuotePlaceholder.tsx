import { hasMarketRate } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import type { ReactNode } from 'react';
import { useIsFailureBesideBookDeal } from './useIsFailureBesideBookDeal.ts';

/** Its look: as high before the quote as with it, and lower where the market has no rate and so there is no picture. */
export const quoteRateLook = (settlement: Currency, payment: Currency | null): string =>
  payment === null || hasMarketRate(settlement, payment) ? 'quote-rate' : 'quote-rate quote-rate-low';

/** What stands where the quote will be: what is missing for it, or why the partner gives none. */
export const QuotePlaceholder = ({
  look,
  words,
  why,
}: {
  readonly look: string;
  /** What is missing. */
  readonly words: string;
  /** Null where no quote failed, or the page says elsewhere why. */
  readonly why: ReactNode;
}) => {
  const inNews = useIsFailureBesideBookDeal({ offer: null });
  return <div className={look}>{why === null || inNews ? <p className="quiet-words">{words}</p> : why}</div>;
};
