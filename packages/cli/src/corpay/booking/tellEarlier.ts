import {
  findBookingAlreadyDone,
  readUnreportedBookings,
  type BookingWithOrder,
  type WantedBooking,
} from '@fx-gateway/domain/corpay/booking/isBookingAlreadyDone.ts';
import type { KeyedCall } from '@fx-gateway/domain/corpay/booking/bookUnderKey.ts';
import { intentId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { rememberBecame } from '../openSteps/findBookingOutcome.ts';
import { bookedEarlier, bookedEarlierFailure } from '../../quoting/bookedEarlier.ts';
import { markReportedOnceWritten, mentionUnreportedOutcomes } from '../../quoting/untold.ts';
import { unreportedStepNames } from '../openSteps/unreportedStepNames.ts';
import type { CorpayScope } from '../scope/corpayScope.ts';
import { bookedOutput } from './bookedOutput.ts';

/**
 * The order of an earlier call, which counts as told once that is written. From then on it is the answer of this call
 * under its key, so that the same call never books a second deal.
 */
export const tellEarlierOrder = (
  invocation: Invocation,
  { journal, bookingKeys }: Pick<CorpayScope, 'journal' | 'bookingKeys'>,
  { intent, orderNumber, key }: BookingWithOrder,
  call: KeyedCall | null,
): Outcome<'quotes book'> => {
  markReportedOnceWritten(invocation, journal, [intentId(intent)], async () => {
    if (call !== null) await bookingKeys.claim({ ...call, intent, outcome: { kind: 'booked', orderNumber } });
  });
  const { value } = bookedOutput(intent, orderNumber, {
    requestId: null,
    earlier: { kind: 'settled', at: intent.startedAt },
  });
  return bookedEarlier(invocation, value, `order ${orderNumber}`, key);
};

/**
 * Mentions what was answered and never told. Where the wanted booking is among it nothing is booked: that order is the
 * outcome, and counts as told once it is written. Null where the booking goes on; a dry run mentions all, and ends as the
 * run would.
 */
export const tellEarlier = async (
  invocation: Invocation,
  scope: CorpayScope,
  wanted: WantedBooking,
  call: KeyedCall | null,
): Promise<Outcome<'quotes book'> | null> => {
  const { corpay, journal } = scope;
  const isDry = invocation.options.flag('dryRun');
  const earlier = await findBookingAlreadyDone(corpay, await readUnreportedBookings(scope), wanted);
  const told = earlier === null || isDry ? [] : [intentId(earlier.intent)];
  await mentionUnreportedOutcomes(invocation, journal, unreportedStepNames, told);
  if (earlier === null) return null;
  if (isDry) {
    invocation.wouldEnd(bookedEarlierFailure(invocation, `order ${earlier.orderNumber}`, earlier.key));
    return null;
  }
  await rememberBecame(scope, earlier.intent, earlier.orderNumber);
  return tellEarlierOrder(invocation, scope, earlier, call);
};
