import {
  findBookingAlreadyDone,
  readUnreportedBookings,
  type BookingWithOrder,
  type RequestedBooking,
} from '@fx-gateway/domain/corpay/booking/isBookingAlreadyDone.ts';
import type { BookingKeyAndTerms } from '@fx-gateway/domain/corpay/booking/bookUnderKey.ts';
import { journalEntryId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { storeBookingOutcome } from '../openSteps/resolveOpenBooking.ts';
import { bookedEarlierOutcome, bookedEarlierFailure } from '../../quoting/bookedEarlierOutcome.ts';
import { markReportedOnceWritten, mentionUnreportedOutcomes } from '../../quoting/unreportedOutcomes.ts';
import { unreportedStepFormat } from '../openSteps/unreportedStepFormat.ts';
import type { CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';
import { toBookedOrderOutput } from './toBookedOrderOutput.ts';

/**
 * The order of an earlier call, which counts as told once that is written. From then on it is the answer of this call
 * under its key, so that the same call never books a second deal.
 */
export const reportEarlierOrder = (
  invocation: Invocation,
  { journal, bookingKeys }: Pick<CorpayCustomerConnection, 'journal' | 'bookingKeys'>,
  { intent, orderNumber, key }: BookingWithOrder,
  call: BookingKeyAndTerms | null,
): Outcome<'quotes book'> => {
  markReportedOnceWritten(invocation, journal, [journalEntryId(intent)], async () => {
    if (call !== null) await bookingKeys.claim({ ...call, intent, outcome: { kind: 'booked', orderNumber } });
  });
  const { value } = toBookedOrderOutput(intent, orderNumber, {
    requestId: null,
    earlier: { kind: 'settled', at: intent.startedAt },
  });
  return bookedEarlierOutcome(invocation, value, `order ${orderNumber}`, key);
};

/**
 * Mentions what was answered and never told. Where the wanted booking is among it nothing is booked: that order is the
 * outcome, and counts as told once it is written. Null where the booking goes on; a dry run mentions all, and ends as the
 * run would.
 */
export const reportEarlierBooking = async (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  wanted: RequestedBooking,
  call: BookingKeyAndTerms | null,
): Promise<Outcome<'quotes book'> | null> => {
  const { corpay, journal } = scope;
  const isDry = invocation.options.flag('dryRun');
  const earlier = await findBookingAlreadyDone(corpay, await readUnreportedBookings(scope), wanted);
  const told = earlier === null || isDry ? [] : [journalEntryId(earlier.intent)];
  await mentionUnreportedOutcomes(invocation, journal, unreportedStepFormat, told);
  if (earlier === null) return null;
  if (isDry) {
    invocation.wouldEnd(bookedEarlierFailure(invocation, `order ${earlier.orderNumber}`, earlier.key));
    return null;
  }
  await storeBookingOutcome(scope, earlier.intent, earlier.orderNumber);
  return reportEarlierOrder(invocation, scope, earlier, call);
};
