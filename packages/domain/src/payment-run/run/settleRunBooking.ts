import type { RunDealEvent } from './advanceRun.ts';
import { findRunDeal, lookInTurn, type RunPorts } from './runDealStep.ts';
import { ordersOfRun, type PaymentRun, type RunBooking, type RunDeal, type RunOrder } from './paymentRun.ts';
import type { LostRunBooking } from './runPartner.ts';

/** What a user says of a booking without an answer: which deal it became, or none of those that they were shown. */
export type BookingWord = { readonly order: RunOrder } | { readonly noneOf: readonly string[] };

const eventOf = (
  quoteId: string,
  found: LostRunBooking,
  { over, said }: { readonly over: boolean; readonly said: boolean },
): RunDealEvent | null => {
  switch (found.kind) {
    case 'booked':
      return { type: 'booked', quoteId, order: found.order, over, requestId: null };
    case 'not-booked':
      return { type: 'not-booked', quoteId, refusal: found.refusal, ...(said ? { said: true } : {}) };
    case 'choose':
    case 'unknown':
      return null;
  }
};

/** A deal that another run of this device has made is none of this one's. */
export const findTakenOrders = async (
  { runs }: Pick<RunPorts, 'runs'>,
  run: PaymentRun,
): Promise<readonly string[]> => [...new Set([run, ...(await runs.list())].flatMap(ordersOfRun))];

/** Null from `ask` where the booking is known meanwhile. */
const settleInTurn = async (
  ports: RunPorts,
  runId: string,
  dealId: string,
  ask: (deal: RunDeal, booking: RunBooking, ours: readonly string[]) => Promise<LostRunBooking | null>,
  said = false,
): Promise<LostRunBooking | null> => {
  const { partner, runs } = ports;
  const found = await findRunDeal(ports, runId, dealId);
  if (found?.deal.state.kind !== 'booking') return null;
  const { run, deal } = found;
  const { booking } = found.deal.state;
  const seen = await ask(deal, booking, await findTakenOrders(ports, run));
  const over = partner.instructions === null;
  const event = seen === null ? null : eventOf(booking.quoteId, seen, { over, said });
  if (event !== null) await runs.advance(runId, dealId, event);
  return seen;
};

const settle = (...[ports, ...asked]: Parameters<typeof settleInTurn>): Promise<LostRunBooking | null> =>
  lookInTurn(ports, () => settleInTurn(ports, ...asked));

/**
 * Finds out what became of a booking without an answer, by the rules of single bookings (RUN-7, S-80). Nothing is sent
 * that could make a deal unless the user has said so, and then only the very same call. That it leaves again is kept
 * before: whoever stood still with the first call may not say any more that nothing was sent. Null where it is known
 * meanwhile.
 */
export const settleRunBooking = (
  ports: RunPorts,
  runId: string,
  dealId: string,
  by: 'itself' | 'user',
): Promise<LostRunBooking | null> =>
  settle(ports, runId, dealId, async (deal, booking, ours) => {
    if (by === 'user') {
      const { quoteId } = booking;
      const step = await ports.runs.advance(runId, dealId, { type: 'booking-leaves-again', quoteId });
      if (!step.ok) return null;
    }
    return ports.partner.findBooking(deal, booking, ours, by);
  });

/** The user says what became of it, which counts where nothing that is seen now, and no other run, speaks against it. */
export const settleRunBookingAs = (
  ports: RunPorts,
  runId: string,
  dealId: string,
  said: BookingWord,
): Promise<LostRunBooking | null> =>
  settle(
    ports,
    runId,
    dealId,
    (deal, booking, ours) =>
      'order' in said && ours.includes(said.order.number)
        ? Promise.resolve({ kind: 'unknown', failure: null, until: null } as const)
        : ports.partner.confirmBooking(deal, booking, ours, said),
    'noneOf' in said,
  );
