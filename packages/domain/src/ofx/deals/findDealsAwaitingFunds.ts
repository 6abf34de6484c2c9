import type { OfxDeal } from '../api/ofxDeal.ts';
import { dealBadgeColour } from './dealBadge.ts';

type Awaiting = Pick<OfxDeal, 'maturityDate' | 'stateInfo' | 'status'>;

const byValueDate = (a: Awaiting, b: Awaiting): number => {
  if (a.maturityDate === b.maturityDate) return 0;
  if (a.maturityDate === '' || b.maturityDate === '') return a.maturityDate === '' ? 1 : -1;
  return a.maturityDate < b.maturityDate ? -1 : 1;
};

/** The deals whose money OFX waits for, as it says itself: the first value date first, what has none last (SETTLE-1). */
export const findDealsAwaitingFunds = <D extends Awaiting>(deals: readonly D[]): readonly D[] =>
  // Their state alone is orange (OFX-DEAL-17).
  deals.filter((deal) => dealBadgeColour(deal) === 'orange').toSorted(byValueDate);
