import { systemClock } from '@fx-gateway/adapters/node';
import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import {
  resolveBookingByDecision,
  type BookingDecision,
  type UnresolvedBookingOutcome,
} from '@fx-gateway/domain/corpay/openSteps/resolveBookingByDecision.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { rememberOrder } from '../quotes/rememberedQuotes.ts';
import type { CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';
import { makeExclusiveRunner } from '../../configuration/makeExclusiveRunner.ts';
import { openBookingFailure } from './openBookingFailure.ts';
import type { UnresolvedMoneyCall, BookingOrInstructionOutcome } from './moneyCallOutcomeMessage.ts';
import { reportResendOfBooking } from './reportResendOfBooking.ts';

/** Asks for it, or reads it from the options. */
export type BookingDecider = (
  intent: StoredBookingCall,
  seen: UnresolvedBookingOutcome,
) => CommandResult<BookingDecision>;

const changedMeanwhile =
  'Another fxg has booked or settled something meanwhile, so nothing was done yet: it is looked at again.';

/** Keeps what became of a booking with its key and with its quote. */
export const storeBookingOutcome = async (
  scope: Pick<CorpayCustomerConnection, 'connection' | 'bookingKeys'>,
  intent: StoredBookingCall,
  orderNumber: string | null,
): Promise<void> => {
  const { connection, bookingKeys } = scope;
  const { quoteId } = intent;
  // A full disk must not lose the order number, which is shown next.
  await bookingKeys
    .answer(quoteId, orderNumber === null ? { kind: 'not-booked' } : { kind: 'booked', orderNumber })
    .catch(() => undefined);
  if (orderNumber !== null) await rememberOrder(connection, quoteId, orderNumber);
};

/**
 * Finds out what became of one booking: by itself only where that cannot make a deal, by the user's decision also
 * by the very same call. Fails with what the user said wrongly; what stays open is no failure here.
 */
export const resolveOpenBooking = async (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  intent: StoredBookingCall,
  decide: BookingDecider,
): CommandResult<Result<BookingOrInstructionOutcome, UnresolvedMoneyCall>> => {
  const { corpay, journal, bookingKeys } = scope;
  const deals = reportResendOfBooking(invocation, corpay.deals, intent);
  const ports = { ...corpay, deals, journal, clock: systemClock };
  let decisions = 0;
  const decideNow: BookingDecider = async (booking, seen) => {
    if ((decisions += 1) > 1) await invocation.report(changedMeanwhile);
    return decide(booking, seen);
  };
  const became = await resolveBookingByDecision(
    ports,
    intent,
    decideNow,
    makeExclusiveRunner(invocation, scope),
  );
  invocation.interruptedWith(null);
  if (!became.ok) return became;
  const settlement = became.value;
  switch (settlement.kind) {
    case 'booked': {
      await storeBookingOutcome(scope, intent, settlement.orderNumber);
      const key = await bookingKeys.keyOf(intent.quoteId).catch(() => null);
      return succeeded(succeeded({ ...settlement, intent, key }));
    }
    case 'not-booked':
      await storeBookingOutcome(scope, intent, null);
      return succeeded(succeeded({ ...settlement, intent }));
    case 'settled-elsewhere':
      return succeeded(succeeded({ ...settlement, intent }));
    case 'choose':
    case 'unknown':
      return succeeded(failed({ intent, failure: openBookingFailure(intent, settlement) }));
  }
};
