import { toPaysAndReceives } from '../api/buySell.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { sortDealsNewestFirst } from './sortDealsNewestFirst.ts';

/** The currency that the customer sent in their newest deal, as the partner writes it; null where there is none. */
export const findLastSentCurrency = (deals: readonly OfxDeal[]): string | null => {
  const [newest] = sortDealsNewestFirst(deals);
  return newest === undefined ? null : toPaysAndReceives(newest).pays.currency;
};
