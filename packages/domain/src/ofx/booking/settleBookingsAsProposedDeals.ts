import type { ConfirmedBankDetailsStore } from '../../bankDetails/confirmedAccounts.ts';
import { findDealIdsOfBookings } from './findCandidateDeals.ts';
import type { StoredOfxBookingCall } from './ofxIntent.ts';
import { proposeDealsForBookings, type ProposedDeal } from './proposeDealsForBookings.ts';
import {
  findOfxDealCandidates,
  confirmBookingIsOfxDeal,
  type LostOfxBookingOutcome,
  type OfxBookingOutcomePorts,
} from './settleOfxBooking.ts';

/** What became of a booking that was spoken of. */
export type ConfirmedBookingOutcome = {
  readonly intent: StoredOfxBookingCall;
  readonly settlement: LostOfxBookingOutcome;
};

/**
 * The user says that all these bookings became the deals that were proposed for them. Everything is looked at once more:
 * where a deal is no longer the only one for a booking, or may be another one's, that booking stays open.
 */
export const settleBookingsAsProposedDeals = async (
  ports: OfxBookingOutcomePorts & { readonly confirmedAccounts: Pick<ConfirmedBankDetailsStore, 'notePaid'> },
  agreed: readonly ProposedDeal[],
): Promise<readonly ConfirmedBookingOutcome[]> => {
  const { deals, journal } = ports;
  const list = await deals.list();
  if (!list.ok)
    return agreed.map(({ intent }) => ({ intent, settlement: { kind: 'unknown', failure: list.failure } }));
  const open = await journal.list();
  const now = proposeDealsForBookings(open, list.value, findDealIdsOfBookings(await journal.booked()));
  const settled: ConfirmedBookingOutcome[] = [];
  for (const { intent, deal } of agreed) {
    const isSame = now.some(
      (each) => each.intent.quoteId === intent.quoteId && each.deal.dealId === deal.dealId,
    );
    const isOpen = open.some(({ quoteId }) => quoteId === intent.quoteId);
    const settlement: LostOfxBookingOutcome = isSame
      ? await confirmBookingIsOfxDeal(ports, intent, deal)
      : isOpen
        ? await findOfxDealCandidates(ports, intent)
        : { kind: 'settled-before' };
    settled.push({ intent, settlement });
  }
  return settled;
};
