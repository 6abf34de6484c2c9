import { bookingCandidateMessages } from '@fx-gateway/domain/intents/bookingCandidateMessages.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import {
  computeNoDealConfirmableAt,
  findOfxDealCandidates,
  confirmBookingIsNoOfxDeal,
  confirmBookingIsOfxDeal,
  type LostOfxBookingOutcome,
} from '@fx-gateway/domain/ofx/booking/settleOfxBooking.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { runWithCustomerLock } from '../../configuration/runWithCustomerLock.ts';
import { formatLocalTime } from '../../terminal/formatLocalTime.ts';
import type { Prompts } from '../../terminal/prompts.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { describeOfxDeal } from './buildOpenDealHint.ts';
import type { OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';
import { reportBookingStaysOpen, reportDealsOfOtherBookings } from './checkAndStoreStatedOutcome.ts';
import { ofxBookingOutcomePortsOf } from './ofxBookingOutcomePortsOf.ts';

/** What may have become of a booking. */
type Choice = Extract<LostOfxBookingOutcome, { kind: 'choose' }>;

const choose = (prompts: Prompts, intent: StoredOfxBookingCall, { candidates, canBeNone }: Choice) => {
  const words = openOfxBookingMessages.which(candidates.length);
  return prompts.choose(joinSentences(openOfxBookingMessages.wasBooking(intent), words.question), [
    // What stands first is what a hasty Enter says: it changes nothing.
    { value: 'leave', label: bookingCandidateMessages('deal').leaveOpen },
    ...candidates.map((deal) => ({ value: `deal ${deal.dealId}`, label: describeOfxDeal(deal) })),
    ...(canBeNone ? [{ value: 'none', label: words.none }] : []),
  ]);
};

/** The deal that was chosen, where it still can be the booking. */
const settleAsChosen = async (
  invocation: Invocation,
  scope: OfxCustomerConnection,
  intent: StoredOfxBookingCall,
  { dealId }: OfxDeal,
): CommandResult<LostOfxBookingOutcome> => {
  const ports = ofxBookingOutcomePortsOf(scope);
  const now = await findOfxDealCandidates(ports, intent);
  const still = now.kind === 'choose' ? now.candidates.find((each) => each.dealId === dealId) : undefined;
  if (still !== undefined) return succeeded(await confirmBookingIsOfxDeal(ports, intent, still));
  if (now.kind === 'choose') await reportBookingStaysOpen(invocation, intent);
  return succeeded(now);
};

/**
 * Asks which deal a booking became, as far as there is anything to say, and looks again before that is settled: what has
 * changed since leaves the booking open. Nothing is sent again.
 */
export const askAndStoreWhichDeal = async (
  invocation: Invocation,
  scope: OfxCustomerConnection,
  prompts: Prompts,
  intent: StoredOfxBookingCall,
): CommandResult<LostOfxBookingOutcome> => {
  const ports = ofxBookingOutcomePortsOf(scope);
  const seen = await findOfxDealCandidates(ports, intent);
  if (seen.kind === 'unknown' || (seen.candidates.length === 0 && !seen.canBeNone)) return succeeded(seen);
  if (!seen.canBeNone)
    await invocation.report(
      `From ${formatLocalTime(computeNoDealConfirmableAt(intent))} on it can be said that it was not booked.`,
    );
  const chosen = await choose(prompts, intent, seen);
  if (!chosen.ok) return chosen;
  const { candidates } = seen;
  if (chosen.value === 'none')
    return runWithCustomerLock(invocation, scope, async () => {
      await reportDealsOfOtherBookings(invocation, intent, candidates);
      const others = candidates.map(({ dealId }) => dealId);
      return succeeded(await confirmBookingIsNoOfxDeal(ports, intent, others));
    });
  const deal = candidates.find(({ dealId }) => chosen.value === `deal ${dealId}`);
  return deal === undefined
    ? succeeded(seen)
    : runWithCustomerLock(invocation, scope, () => settleAsChosen(invocation, scope, intent, deal));
};
