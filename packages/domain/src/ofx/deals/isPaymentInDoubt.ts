import type { OfxDeal } from '../api/ofxDeal.ts';
import { dealStateOf } from './dealBadge.ts';

/** States in which nothing is paid, or nobody knows it. */
const inDoubt: ReadonlySet<string> = new Set(['unpaid', 'expired', 'cancelled', 'unknown']);

/** Whether OFX is to be asked before the same is booked once more: it says that a deal paid nobody, or not what became of it. */
export const isPaymentInDoubt = (deal: Pick<OfxDeal, 'stateInfo' | 'status'>): boolean =>
  inDoubt.has(dealStateOf(deal));
