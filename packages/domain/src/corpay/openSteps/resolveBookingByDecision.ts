import { runWithoutExclusion, type RunExclusively } from '../../ports/exclusively.ts';
import { succeeded, type Result } from '../../result/result.ts';
import {
  confirmBookingIsNoOrder,
  confirmBookingIsOrder,
  resolveLostBooking,
  type BookingResolution,
} from '../booking/resolveLostBooking.ts';
import type { LostBookingOutcome, BookingOutcomePorts } from '../booking/findLostBookingOutcome.ts';
import type { StoredBookingCall } from '../intents/intent.ts';
import {
  fingerprintOfEntries,
  findOutcomeFoundElsewhere,
  type OutcomeFoundElsewhere,
} from './findOutcomeFoundElsewhere.ts';

/** A settlement that leaves the booking open. */
export type UnresolvedBookingOutcome = Exclude<LostBookingOutcome, { kind: 'booked' }>;

/** What the user says of a booking that looking did not settle; `order` is null when it became none. */
export type BookingDecision = 'leave' | 'send-again' | { readonly order: string | null };

/** Carries out what the user says of a booking. That it became none counts for the orders that were seen. */
const carryOutDecision = async (
  ports: BookingOutcomePorts,
  intent: StoredBookingCall,
  seen: Exclude<BookingResolution, { kind: 'booked' | 'not-booked' }>,
  decision: Exclude<BookingDecision, 'leave'>,
): Promise<BookingResolution> => {
  if (decision === 'send-again') return resolveLostBooking(ports, intent, 'user');
  const { order } = decision;
  if (order !== null) return confirmBookingIsOrder(ports, intent, order);
  const candidates = seen.kind === 'choose' ? seen.candidates : [];
  const otherDeals = candidates.map(({ ordNum }) => ordNum);
  return confirmBookingIsNoOrder(ports, intent, otherDeals);
};

/**
 * Settles a booking without an answer: by looking, and where that does not settle it by what the user decides, while
 * nothing else is kept meanwhile; else it is looked at again, and decided anew. Fails with what kept them from deciding;
 * a booking that stays open is no failure. What another process has settled meanwhile is said also when the user
 * leaves it open.
 */
export const resolveBookingByDecision = async <E>(
  ports: BookingOutcomePorts,
  intent: StoredBookingCall,
  decide: (intent: StoredBookingCall, seen: UnresolvedBookingOutcome) => Promise<Result<BookingDecision, E>>,
  exclusively: RunExclusively<E> = runWithoutExclusion,
): Promise<Result<BookingResolution | OutcomeFoundElsewhere, E>> => {
  const { journal } = ports;
  for (;;) {
    const looked = await exclusively(async () => {
      const kept = await journal.list();
      const seen =
        findOutcomeFoundElsewhere(kept, intent) ?? (await resolveLostBooking(ports, intent, 'itself'));
      return { seen, names: fingerprintOfEntries(kept) };
    });
    if (!looked.ok) return looked;
    const { seen, names } = looked.value;
    if (seen.kind !== 'choose' && seen.kind !== 'unknown') return succeeded(seen);
    const decided = await decide(intent, seen);
    if (!decided.ok) return decided;
    const decision = decided.value;
    if (decision === 'leave')
      return succeeded(findOutcomeFoundElsewhere(await journal.list(), intent) ?? seen);
    const done = await exclusively(async () =>
      fingerprintOfEntries(await journal.list()) === names
        ? carryOutDecision(ports, intent, seen, decision)
        : null,
    );
    if (!done.ok) return done;
    if (done.value !== null) return succeeded(done.value);
  }
};
