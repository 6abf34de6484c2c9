import { systemClock } from '@fx-gateway/adapters/node';
import { settleBooking, settleByChoice, type BookingIntent } from '@fx-gateway/domain/corpay';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import type { Asked, Invocation } from '../../command/invocation.ts';
import { interruptedBooking } from './bookingFailure.ts';
import { openBookingFailure, type OpenSettlement } from './openBookingFailure.ts';
import type { CorpayScope } from '../scope/corpayScope.ts';
import { rememberOrder } from '../quotes/rememberedQuotes.ts';
import type { OpenStep, SettledStep } from './settledStep.ts';

/** What the person says about a booking that the partner did not settle; `leave` says nothing. */
export type Decision = 'leave' | 'send-again' | { readonly order: string | null };

/** Asks for it, or reads it from the options. */
export type Decide = (intent: BookingIntent, settlement: OpenSettlement) => Asked<Decision>;

/** Everything here that knew the booking hears what became of it. */
const remember = async (scope: CorpayScope, intent: BookingIntent, orderNumber: string | null) => {
  const { connection, bookingKeys } = scope;
  const { quoteId } = intent;
  // What cannot be kept is no reason to lose the order number that is about to be told.
  await bookingKeys
    .answer(quoteId, orderNumber === null ? { kind: 'not-booked' } : { kind: 'booked', orderNumber })
    .catch(() => undefined);
  if (orderNumber !== null) await rememberOrder(connection, quoteId, orderNumber);
};

/**
 * Finds out what became of one booking: by itself only where that cannot make a deal, by the person's decision also
 * by the very same call. Fails with what the person said wrongly; what stays open is no failure here.
 */
export const settleOneBooking = async (
  invocation: Invocation,
  scope: CorpayScope,
  intent: BookingIntent,
  decide: Decide,
): Asked<Result<SettledStep, OpenStep>> => {
  const { corpay, journal, bookingKeys } = scope;
  const ports = { ...corpay, journal, clock: systemClock };
  const open = (settlement: OpenSettlement) =>
    succeeded(failed({ intent, failure: openBookingFailure(intent, settlement) }));
  const booked = async (orderNumber: string) => {
    await remember(scope, intent, orderNumber);
    const key = await bookingKeys.keyOf(intent.quoteId).catch(() => null);
    return succeeded(succeeded({ kind: 'booked', intent, orderNumber, key } as const));
  };

  const seen = await settleBooking(ports, intent, 'itself');
  if (seen.kind === 'booked') return booked(seen.orderNumber);
  const decision = await decide(intent, seen);
  if (!decision.ok) return decision;
  if (decision.value === 'leave') return open(seen);
  if (decision.value === 'send-again') {
    invocation.interruptedWith(interruptedBooking);
    const sent = await settleBooking(ports, intent, 'person');
    invocation.interruptedWith(null);
    return sent.kind === 'booked' ? booked(sent.orderNumber) : open(sent);
  }
  const { order } = decision.value;
  if (!(await settleByChoice(ports, intent, order))) return open(seen);
  if (order !== null) return booked(order);
  await remember(scope, intent, null);
  return succeeded(succeeded({ kind: 'not-booked', intent } as const));
};
