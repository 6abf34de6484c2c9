import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import { proposeDealsForBookings } from '@fx-gateway/domain/ofx/booking/proposeDealsForBookings.ts';
import type { ConfirmedBookingOutcome } from '@fx-gateway/domain/ofx/booking/settleBookingsAsProposedDeals.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { outcomeUnknownFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { buildOpenDealHint } from './buildOpenDealHint.ts';

const failureOf = ({ intent, settlement }: ConfirmedBookingOutcome): CommandFailure =>
  outcomeUnknownFailure(
    joinSentences(openOfxBookingMessages.wasBooking(intent), openOfxBookingMessages.notKnown),
    {
      hint: buildOpenDealHint(intent, settlement),
      requestId: settlement.kind === 'unknown' ? settlement.failure.requestId : null,
    },
  );

/** How many of them a user could confirm together. */
const proposable = (left: readonly ConfirmedBookingOutcome[]): number => {
  const deals = left.flatMap(({ settlement }) => (settlement.kind === 'choose' ? settlement.candidates : []));
  const each = [...new Map(deals.map((deal) => [deal.dealId, deal])).values()];
  return proposeDealsForBookings(
    left.map(({ intent }) => intent),
    each,
    [],
  ).length;
};

/** What stays open, all of it, and how to say what became of each; null where nothing does. */
export const openBookingsFailure = (
  left: readonly ConfirmedBookingOutcome[],
  canAsk: boolean,
): CommandFailure | null => {
  const failures = left.map(failureOf);
  const [first] = failures;
  if (first === undefined) return null;
  const together =
    !canAsk && proposable(left) > 1
      ? ['At a terminal fxg quotes settle proposes the deals that can only be one booking together.']
      : [];
  return {
    ...first,
    message: joinSentences(...failures.map(({ message }) => message)),
    hint: [...failures.map(({ hint }) => hint ?? ''), ...together].join('\n'),
  };
};
