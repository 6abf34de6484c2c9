import { succeeded, type Result } from '../../result/index.ts';
import {
  settleBooking,
  settleByChoice,
  type BookingSettlement,
  type SettlingPorts,
} from '../booking/settleBooking.ts';
import type { BookingIntent } from '../intents/intent.ts';
import {
  dealOfBooking,
  isKept,
  namesOf,
  undisturbed,
  type Exclusively,
  type SettledElsewhere,
} from './exclusively.ts';

/** A settlement that leaves the booking open. */
export type OpenSettlement = Exclude<BookingSettlement, { kind: 'booked' }>;

/** What the user says of a booking that looking did not settle; `order` is null when it became none. */
export type BookingDecision = 'leave' | 'send-again' | { readonly order: string | null };

/** What is known of a booking once the user has decided; that it was not booked is theirs to say. */
export type DecidedBooking = BookingSettlement | { readonly kind: 'not-booked' };

/** Carries out what the user says of a booking. It stays as it was seen while none cannot be said yet. */
export const carryOutDecision = async (
  ports: SettlingPorts,
  intent: BookingIntent,
  seen: OpenSettlement,
  decision: BookingDecision,
): Promise<DecidedBooking> => {
  if (decision === 'leave') return seen;
  if (decision === 'send-again') return settleBooking(ports, intent, 'person');
  const { order } = decision;
  if (!(await settleByChoice(ports, intent, order))) return seen;
  return order === null ? { kind: 'not-booked' } : { kind: 'booked', orderNumber: order };
};

const look = async (
  ports: SettlingPorts,
  intent: BookingIntent,
): Promise<{ readonly seen: BookingSettlement | SettledElsewhere; readonly names: string }> => {
  const kept = await ports.journal.list();
  if (isKept(kept, intent)) {
    return { seen: await settleBooking(ports, intent, 'itself'), names: namesOf(kept) };
  }
  return {
    seen: { kind: 'settled-elsewhere', orderNumber: dealOfBooking(kept, intent) },
    names: namesOf(kept),
  };
};

/**
 * Settles a booking without an answer: by looking, and where that does not settle it by what the user decides, while
 * nothing else is kept meanwhile; else it is looked at again, and decided anew. Fails with what kept them from deciding;
 * a booking that stays open is no failure.
 */
export const settleOpenBooking = async <E>(
  ports: SettlingPorts,
  intent: BookingIntent,
  decide: (intent: BookingIntent, seen: OpenSettlement) => Promise<Result<BookingDecision, E>>,
  exclusively: Exclusively<E> = undisturbed,
): Promise<Result<DecidedBooking | SettledElsewhere, E>> => {
  for (;;) {
    const looked = await exclusively(() => look(ports, intent));
    if (!looked.ok) return looked;
    const { seen, names } = looked.value;
    if (seen.kind === 'booked' || seen.kind === 'settled-elsewhere') return succeeded(seen);
    const decision = await decide(intent, seen);
    if (!decision.ok) return decision;
    if (decision.value === 'leave') return succeeded(seen);
    const done = await exclusively(async () =>
      namesOf(await ports.journal.list()) === names
        ? carryOutDecision(ports, intent, seen, decision.value)
        : null,
    );
    if (!done.ok) return done;
    if (done.value !== null) return succeeded(done.value);
  }
};
