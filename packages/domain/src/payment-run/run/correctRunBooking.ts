import type { RunDealEvent } from './advanceRun.ts';
import { deniedBookingOf } from './paymentRun.ts';
import { findRunDeal, lookInTurn, type RunPorts } from './runDealStep.ts';
import type { LostRunBooking } from './runPartner.ts';
import { findTakenOrders } from './settleRunBooking.ts';

/** The look with the deal that the user names, where that is one of those that it may be. */
const withWord = (seen: LostRunBooking, named: string | null): LostRunBooking => {
  if (seen.kind !== 'choose' || named === null) return seen;
  const order = seen.candidates.find(({ number, reference }) => number === named || reference === named);
  return order === undefined
    ? seen
    : { kind: 'booked', order: { number: order.number, reference: order.reference } };
};

/**
 * Whoever has said that a booking became no deal names the deal after all (RUN-16): it is looked up again, and counts where
 * the booking may be it by the rules of a lost one. Nothing is sent. With no number it is only looked up which deals there
 * are. Null where the deal was booked anew meanwhile, or nothing was ever said of it.
 */
export const correctRunBooking = (
  ports: RunPorts,
  runId: string,
  dealId: string,
  named: string | null,
): Promise<LostRunBooking | null> =>
  lookInTurn(ports, async () => {
    const found = await findRunDeal(ports, runId, dealId);
    const denied = found && deniedBookingOf(found.deal);
    if (found === null || denied === null) return null;
    const taken = await findTakenOrders(ports, found.run);
    const seen = withWord(await ports.partner.findBooking(found.deal, denied, taken, 'itself'), named);
    if (seen.kind !== 'booked') return seen;
    const event: RunDealEvent = {
      type: 'booked-after-all',
      quoteId: denied.quoteId,
      order: seen.order,
      over: ports.partner.instructions === null,
    };
    const step = await ports.runs.advance(runId, dealId, event);
    return step.ok ? seen : null;
  });
