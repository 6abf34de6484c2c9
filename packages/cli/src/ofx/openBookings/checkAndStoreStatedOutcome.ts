import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import {
  findOfxDealCandidates,
  confirmBookingIsNoOfxDeal,
  confirmBookingIsOfxDeal,
  type LostOfxBookingOutcome,
} from '@fx-gateway/domain/ofx/booking/settleOfxBooking.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { findDealByIdOrReference } from '../deals/findDealByIdOrReference.ts';
import { describeOfxDeal, buildOpenDealHint } from './buildOpenDealHint.ts';
import type { OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';
import { ofxBookingOutcomePortsOf } from './ofxBookingOutcomePortsOf.ts';

/** What was said of a booking on the command line; null where nothing was. */
export type StatedOutcome = { readonly deal: string } | 'none' | null;

/** Says which deals are taken for other bookings, where a booking is said to be none of them. */
export const reportDealsOfOtherBookings = async (
  { report }: Pick<Invocation, 'report'>,
  intent: StoredOfxBookingCall,
  others: readonly OfxDeal[],
): Promise<void> => {
  if (others.length === 0) return;
  const taken = `Taken for other bookings: ${others.map(describeOfxDeal).join('; ')}.`;
  await report(joinSentences(openOfxBookingMessages.wasBooking(intent), taken));
};

/** Says that a booking stays open although the user has said what it became. */
export const reportBookingStaysOpen = (
  { report }: Pick<Invocation, 'report'>,
  intent: StoredOfxBookingCall,
): Promise<void> =>
  report(joinSentences(openOfxBookingMessages.wasBooking(intent), openOfxBookingMessages.changedSince));

/** Looks at the deals, and settles what the user has said. Nothing is sent again. */
export const checkAndStoreStatedOutcome = async (
  invocation: Invocation,
  scope: OfxCustomerConnection,
  intent: StoredOfxBookingCall,
  said: StatedOutcome,
): CommandResult<LostOfxBookingOutcome> => {
  const ports = ofxBookingOutcomePortsOf(scope);
  const seen = await findOfxDealCandidates(ports, intent);
  if (said === null || seen.kind === 'unknown') return succeeded(seen);
  if (said === 'none') {
    if (seen.canBeNone) await reportDealsOfOtherBookings(invocation, intent, seen.candidates);
    const ids = seen.candidates.map(({ dealId }) => dealId);
    return succeeded(await confirmBookingIsNoOfxDeal(ports, intent, ids));
  }
  const named = await findDealByIdOrReference(invocation, said.deal, seen.candidates);
  if (!named.ok) return named;
  return named.value !== null
    ? succeeded(await confirmBookingIsOfxDeal(ports, intent, named.value))
    : failed(
        commandFailure(exitCodes.refused, 'cannot-be-it', `The deal ${said.deal} cannot be this booking.`, {
          hint: buildOpenDealHint(intent, seen),
        }),
      );
};
