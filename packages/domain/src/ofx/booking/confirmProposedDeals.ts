import type { ConfirmedAccounts } from '../../bankDetails/confirmedAccounts.ts';
import { takenDeals } from './candidateDeals.ts';
import type { OfxBookingIntent } from './ofxIntent.ts';
import { proposedDeals, type ProposedDeal } from './proposedDeals.ts';
import {
  findOfxDealCandidates,
  confirmBookingIsOfxDeal,
  type LostOfxBookingOutcome,
  type OfxSettlingPorts,
} from './settleOfxBooking.ts';

/** What became of a booking that was spoken of. */
export type ConfirmedBookingOutcome = {
  readonly intent: OfxBookingIntent;
  readonly settlement: LostOfxBookingOutcome;
};

/**
 * The user says that all these bookings became the deals that were proposed for them. Everything is looked at once more:
 * where a deal is no longer the only one for a booking, or may be another one's, that booking stays open.
 */
export const confirmProposedDeals = async (
  ports: OfxSettlingPorts & { readonly confirmedAccounts: Pick<ConfirmedAccounts, 'notePaid'> },
  agreed: readonly ProposedDeal[],
): Promise<readonly ConfirmedBookingOutcome[]> => {
  const { deals, journal } = ports;
  const list = await deals.list();
  if (!list.ok)
    return agreed.map(({ intent }) => ({ intent, settlement: { kind: 'unknown', failure: list.failure } }));
  const open = await journal.list();
  const now = proposedDeals(open, list.value, takenDeals(await journal.booked()));
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
