import { findDealIdsOfBookings } from '@fx-gateway/domain/ofx/booking/findCandidateDeals.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { proposeDealsForBookings } from '@fx-gateway/domain/ofx/booking/proposeDealsForBookings.ts';
import { settleBookingsAsProposedDeals } from '@fx-gateway/domain/ofx/booking/settleBookingsAsProposedDeals.ts';
import {
  confirmBookingIsNoOfxDeal,
  confirmBookingIsOfxDeal,
  findOfxDealCandidates,
  type LostOfxBookingOutcome,
} from '@fx-gateway/domain/ofx/booking/settleOfxBooking.ts';
import type { Ledger } from '../Ledger.ts';
import type { Process } from '../world/Process.ts';
import type { OfxPortsOfProcess } from './ofxPorts.ts';

type Answer = { readonly deal: string } | 'none' | 'leave';

/** What an honest person says of a booking, by the partner's own tables, as far as the application lets them. */
const ask = (
  process: Process,
  ledger: Ledger,
  { quoteId }: StoredOfxBookingCall,
  { candidates, canBeNone }: Extract<LostOfxBookingOutcome, { kind: 'choose' }>,
): Promise<Answer> =>
  process.wait<Answer>(`asks about ${quoteId}`, [
    {
      name: ': by what the partner has',
      run: () => {
        const mine = ledger.dealOf(quoteId);
        if (mine === null) return canBeNone ? 'none' : 'leave';
        return candidates.some(({ dealId }) => dealId === mine) ? { deal: mine } : 'leave';
      },
    },
  ]);

const settle = async (
  process: Process,
  ports: OfxPortsOfProcess,
  ledger: Ledger,
  intent: StoredOfxBookingCall,
): Promise<LostOfxBookingOutcome> => {
  const seen = await findOfxDealCandidates(ports, intent);
  if (seen.kind === 'unknown') return seen;
  const said = await ask(process, ledger, intent, seen);
  if (said === 'leave') return seen;
  if (said === 'none')
    return confirmBookingIsNoOfxDeal(
      ports,
      intent,
      seen.candidates.map(({ dealId }) => dealId),
    );
  const deal = seen.candidates.find(({ dealId }) => dealId === said.deal) ?? { dealId: said.deal };
  return confirmBookingIsOfxDeal(ports, intent, deal);
};

const tell = async (
  process: Process,
  ports: OfxPortsOfProcess,
  ledger: Ledger,
  { quoteId }: StoredOfxBookingCall,
  became: LostOfxBookingOutcome,
): Promise<void> => {
  if (became.kind !== 'booked' && became.kind !== 'not-booked') return;
  await process.wait('says what became of it', [
    {
      name: '',
      run: () =>
        became.kind === 'booked'
          ? ledger.toldBooked(process.machine, became.dealId, quoteId)
          : ledger.toldNotBooked(quoteId),
    },
  ]);
  await ports.journal.reported([quoteId]);
};

/**
 * The person opens the application: first it says what was answered and never told, then it proposes the deals that only
 * one booking can have become, all at once, and asks about the bookings that are left. Nothing is sent again.
 */
export const openOfxApplication = async (
  process: Process,
  ports: OfxPortsOfProcess,
  ledger: Ledger,
): Promise<void> => {
  const { journal, deals } = ports;
  for (const { intent, answer } of await journal.unreported()) {
    const { number, reference = '' } = answer;
    const became: LostOfxBookingOutcome =
      number === null ? { kind: 'not-booked' } : { kind: 'booked', dealId: number, reference };
    await tell(process, ports, ledger, intent, became);
  }
  const open = await journal.list();
  if (open.length === 0) return;
  const list = await deals.list();
  const taken = findDealIdsOfBookings(await journal.booked());
  const proposed = list.ok ? proposeDealsForBookings(open, list.value, taken) : [];
  const isRight = proposed.every(({ intent, deal }) => ledger.dealOf(intent.quoteId) === deal.dealId);
  if (proposed.length > 0 && isRight)
    for (const { intent, settlement } of await settleBookingsAsProposedDeals(ports, proposed))
      await tell(process, ports, ledger, intent, settlement);
  const left = await journal.list();
  for (const intent of left)
    await tell(process, ports, ledger, intent, await settle(process, ports, ledger, intent));
};
