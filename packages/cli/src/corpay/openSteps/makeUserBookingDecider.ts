import { systemClock } from '@fx-gateway/adapters/node';
import {
  bookingInquiryMessage,
  whichOrderMessages,
} from '@fx-gateway/domain/corpay/booking/lostBookingMessages.ts';
import { lostBookingDeadline } from '@fx-gateway/domain/corpay/booking/findLostBookingOutcome.ts';
import { bookingCandidateMessages } from '@fx-gateway/domain/intents/bookingCandidateMessages.ts';
import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type {
  BookingDecision,
  UnresolvedBookingOutcome,
} from '@fx-gateway/domain/corpay/openSteps/resolveBookingByDecision.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { formatLocalTime } from '../../terminal/formatLocalTime.ts';
import { describeBooking, describeOrder } from './describeBooking.ts';
import { confirmSendingAgain } from './confirmSendingAgain.ts';
import { buildOpenBookingHint } from './openBookingFailure.ts';
import type { BookingDecider } from './resolveOpenBooking.ts';

/** What was said on the command line, and of which booking; `quoteId` is null when only one is open. */
export type StatedDecision = {
  readonly quoteId: string | null;
  readonly decision: Exclude<BookingDecision, 'leave'>;
};

/** The partner could not be asked: there is nothing to decide on yet. */
const isSilent = (seen: UnresolvedBookingOutcome): boolean =>
  seen.kind === 'unknown' && seen.failure !== null;

const sendAgain = async (
  invocation: Invocation,
  intent: StoredBookingCall,
  seen: UnresolvedBookingOutcome,
): CommandResult<BookingDecision> => {
  // An order that could be it is looked at first; after its end the same call was already sent.
  if (seen.kind !== 'unknown') {
    const why = seen.candidates.length > 0 ? 'an order may be this booking' : 'the partner was asked already';
    await invocation.report(`Nothing was sent again: ${why}.`);
    return succeeded('leave');
  }
  const go = await confirmSendingAgain(invocation, intent);
  return go.ok ? succeeded(go.value === 'go' ? 'send-again' : 'leave') : go;
};

const ask = async (
  invocation: Invocation,
  intent: StoredBookingCall,
  seen: UnresolvedBookingOutcome,
): CommandResult<BookingDecision> => {
  const prompts = await invocation.prompts();
  if (prompts === null) return succeeded('leave');
  const candidates = seen.kind === 'choose' ? seen.candidates : [];
  const until = lostBookingDeadline(intent, systemClock.now());
  if (until !== null) {
    await invocation.report(
      `Until ${formatLocalTime(until)} it can still become a deal; that it became none can be said from then on.`,
    );
  }
  const chosen = await prompts.choose(
    joinSentences(
      `You were booking ${describeBooking(intent)}.`,
      bookingInquiryMessage(seen.kind === 'choose' ? seen.said : null),
      whichOrderMessages[candidates.length === 0 ? 'none' : 'some'],
    ),
    [
      // What stands first is what a hasty Enter says: it changes nothing.
      { value: 'leave', label: bookingCandidateMessages('order').leaveOpen },
      ...candidates.map((order) => ({ value: `order ${order.ordNum}`, label: describeOrder(order) })),
      ...(until === null
        ? [
            {
              value: 'none',
              label: whichOrderMessages[candidates.length === 0 ? 'notBooked' : 'noneOfThese'],
            },
          ]
        : []),
      ...(seen.kind === 'unknown' ? [{ value: 'again', label: 'Send it again: this shows it first' }] : []),
    ],
  );
  if (!chosen.ok) return chosen;
  switch (chosen.value) {
    case 'leave':
      return succeeded('leave');
    case 'again':
      return sendAgain(invocation, intent, seen);
    case 'none':
      return succeeded({ order: null });
    default:
      return succeeded({ order: chosen.value.replace(/^order /, '') });
  }
};

/** What the user says, on the command line or when asked, about a booking that the partner did not settle. */
export const makeUserBookingDecider =
  (invocation: Invocation, said: StatedDecision | null): BookingDecider =>
  async (intent, seen) => {
    if (isSilent(seen)) {
      if (said?.decision === 'send-again')
        await invocation.report('Nothing was sent again: the orders could not be looked at first.');
      return succeeded('leave');
    }
    if (said === null) return ask(invocation, intent, seen);
    if ((said.quoteId ?? intent.quoteId) !== intent.quoteId) return succeeded('leave');
    const { decision } = said;
    if (decision === 'send-again') return sendAgain(invocation, intent, seen);
    const { order } = decision;
    const candidates = seen.kind === 'choose' ? seen.candidates : [];
    if (order === null && candidates.length > 0 && lostBookingDeadline(intent, systemClock.now()) === null)
      await invocation.report(
        `Taken for other bookings, not for yours of ${describeBooking(intent)}: ${candidates.map(describeOrder).join('; ')}.`,
      );
    return order === null || candidates.some(({ ordNum }) => ordNum === order)
      ? succeeded(decision)
      : failed(
          commandFailure(exitCodes.refused, 'cannot-be-it', `Order ${order} cannot be that booking.`, {
            hint: buildOpenBookingHint(intent, seen),
          }),
        );
  };
