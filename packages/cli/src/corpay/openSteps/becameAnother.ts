import { otherThanSaid, type BookingIntent, type OtherThanSaid } from '@fx-gateway/domain/corpay';
import { commandFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { bookingText } from './bookingText.ts';
import type { StatedDecision } from './decideBooking.ts';
import type { SettledStep } from './settledStep.ts';

const failureOf = (
  intent: BookingIntent,
  { decision }: StatedDecision,
  { orderNumber }: OtherThanSaid,
): CommandFailure => {
  const said = typeof decision === 'string' ? null : decision.order;
  const became =
    orderNumber === null
      ? `is settled, and not known to be order ${said ?? ''}`
      : `is order ${orderNumber}, ${said === null ? 'so it was booked' : `not order ${said}`}`;
  return commandFailure(
    exitCodes.refused,
    'became-another',
    `Your booking of ${bookingText(intent)} ${became}. What was said of it had no effect.`,
    { hint: `See it with: fxg orders ${orderNumber === null ? 'list' : `show ${orderNumber}`}` },
  );
};

/** Where the booking that the options speak of turned out to be something else than they say; null where it did not. */
export const becameAnother = (
  settled: readonly SettledStep[],
  said: StatedDecision | null,
): CommandFailure | null => {
  if (said === null) return null;
  for (const step of settled) {
    if (step.kind !== 'booked' && step.kind !== 'not-booked' && step.kind !== 'settled-elsewhere') continue;
    const { intent } = step;
    if (intent.kind !== 'booking' || (said.quoteId ?? intent.quoteId) !== intent.quoteId) continue;
    const other = otherThanSaid(said.decision, step);
    if (other !== null) return failureOf(intent, said, other);
  }
  return null;
};
