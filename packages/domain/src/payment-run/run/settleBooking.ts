import type { GroupEvent } from './advanceRun.ts';
import { findGroup, type RunPorts } from './bookGroup.ts';
import { ordersOfRun, type RunGroup, type RunOrder } from './paymentRun.ts';
import type { LostRunBooking } from './runPartner.ts';

/** What a user says of a booking without an answer: which deal it became, or none of those that they were shown. */
export type BookingWord = { readonly order: RunOrder } | { readonly noneOf: readonly string[] };

const eventOf = (quoteId: string, found: LostRunBooking, over: boolean): GroupEvent | null => {
  switch (found.kind) {
    case 'booked':
      return { type: 'booked', quoteId, order: found.order, over, requestId: null };
    case 'not-booked':
      return { type: 'not-booked', quoteId, refusal: found.refusal };
    case 'choose':
    case 'unknown':
      return null;
  }
};

const settle = async (
  ports: RunPorts,
  runId: string,
  groupId: string,
  ask: (group: RunGroup, ours: readonly string[]) => Promise<LostRunBooking>,
): Promise<LostRunBooking | null> => {
  const { partner, runs } = ports;
  const found = await findGroup(ports, runId, groupId);
  if (found?.group.state.kind !== 'booking') return null;
  const { run, group } = found;
  const { quoteId } = found.group.state.booking;
  const seen = await ask(group, ordersOfRun(run));
  const event = eventOf(quoteId, seen, partner.instructions === null);
  if (event !== null) await runs.advance(runId, groupId, event);
  return seen;
};

/**
 * Finds out what became of a booking without an answer, by the rules of single bookings (S-80). Nothing is sent that
 * could make a deal unless the user has said so, and then only the very same call. Null where it is known meanwhile.
 */
export const settleBooking = (
  ports: RunPorts,
  runId: string,
  groupId: string,
  by: 'itself' | 'user',
): Promise<LostRunBooking | null> =>
  settle(ports, runId, groupId, async (group, ours) =>
    group.state.kind === 'booking'
      ? ports.partner.findBooking(group, group.state.booking, ours, by)
      : { kind: 'unknown', failure: null, until: null },
  );

/** The user says what became of it, which counts where nothing that is seen now speaks against it. */
export const settleBookingAs = (
  ports: RunPorts,
  runId: string,
  groupId: string,
  said: BookingWord,
): Promise<LostRunBooking | null> =>
  settle(ports, runId, groupId, async (group, ours) =>
    group.state.kind === 'booking'
      ? ports.partner.confirmBooking(group, group.state.booking, ours, said)
      : { kind: 'unknown', failure: null, until: null },
  );
