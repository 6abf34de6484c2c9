import { systemClock } from '@fx-gateway/adapters/node';
import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import {
  computeNoDealConfirmableAt,
  findOfxDealCandidates,
  type LostOfxBookingOutcome,
} from '@fx-gateway/domain/ofx/booking/settleOfxBooking.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { formatLocalTime } from '../../terminal/formatLocalTime.ts';
import type { OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';

/** `OFX-7304101 (6b1f0c9e-…, $112.20 for €100.00)`. */
export const describeOfxDeal = ({ dealId, reference, buy, sell }: OfxDeal): string => {
  const amounts = `${formatDisplayOnlyAmount(sell)} for ${formatDisplayOnlyAmount(buy)}`;
  return reference.trim() === '' ? `${dealId} (${amounts})` : `${reference} (${dealId}, ${amounts})`;
};

/** How to say what a booking became, with the deals that may be it. */
export const buildOpenDealHint = (
  intent: StoredOfxBookingCall,
  settlement: LostOfxBookingOutcome,
): string => {
  const named = `fxg quotes settle --quote ${intent.quoteId}`;
  if (settlement.kind !== 'choose') return 'Run fxg quotes settle as soon as the partner answers.';
  const { candidates, canBeNone } = settlement;
  const may = candidates.length === 0 ? '' : `: ${candidates.map(describeOfxDeal).join('; ')}`;
  const [only, ...others] = candidates;
  const isDeal =
    only === undefined ? '' : `If it is: ${named} --deal ${others.length === 0 ? only.dealId : 'ID'}`;
  const from = formatLocalTime(computeNoDealConfirmableAt(intent));
  const isNone = canBeNone
    ? `If it was not booked: ${named} --none`
    : `From ${from} on it can be said that it was not booked.`;
  return joinSentences(`${openOfxBookingMessages.which(candidates.length).question}${may}`, isDeal, isNone);
};

/** The same where the partner's list holds deals that may be it; null where it holds none, or cannot be read. */
export const loadCandidateDealsHint = async (
  { ofx, journal }: Pick<OfxCustomerConnection, 'ofx' | 'journal'>,
  intent: StoredOfxBookingCall,
): Promise<string | null> => {
  const seen = await findOfxDealCandidates({ deals: ofx.deals, journal, clock: systemClock }, intent);
  return seen.kind === 'choose' && seen.candidates.length > 0 ? buildOpenDealHint(intent, seen) : null;
};
