import { findOutcomeMismatch } from '@fx-gateway/domain/corpay/openSteps/findOutcomeMismatch.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import { outcomeMismatchFailure } from '../../quoting/checkStatedBooking.ts';
import { describeBooking } from './describeBooking.ts';
import type { StatedDecision } from './makeUserBookingDecider.ts';
import type { BookingOrInstructionOutcome } from './moneyCallOutcomeMessage.ts';

/** Where the booking that the options speak of turned out to be something else than they say; null where it did not. */
export const bookingOutcomeMismatch = (
  settled: readonly BookingOrInstructionOutcome[],
  said: StatedDecision | null,
): CommandFailure | null => {
  if (said === null) return null;
  for (const step of settled) {
    if (step.kind !== 'booked' && step.kind !== 'not-booked' && step.kind !== 'settled-elsewhere') continue;
    const { intent } = step;
    if (intent.kind !== 'booking' || (said.quoteId ?? intent.quoteId) !== intent.quoteId) continue;
    const other = findOutcomeMismatch(said.decision, step);
    if (other === null) continue;
    const order = typeof said.decision === 'string' ? null : said.decision.order;
    return outcomeMismatchFailure(
      `Your booking of ${describeBooking(intent)}`,
      'order',
      order,
      other.orderNumber,
    );
  }
  return null;
};
