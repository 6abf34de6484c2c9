import type { OfxDeal } from '../api/ofxDeal.ts';

/** The deals by the date of their booking, the newest first; of one date as the partner has them. */
export const sortDealsNewestFirst = (deals: readonly OfxDeal[]): readonly OfxDeal[] =>
  deals.toSorted((a, b) => b.enteredDate.localeCompare(a.enteredDate));
