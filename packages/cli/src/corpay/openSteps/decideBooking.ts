import { systemClock } from '@fx-gateway/adapters/node';
import {
  bookingInquiryMessage,
  whichOrderMessages,
} from '@fx-gateway/domain/corpay/booking/lostBookingMessages.ts';
import { canBecomeDealUntil } from '@fx-gateway/domain/corpay/booking/findLostBookingOutcome.ts';
import { candidateMessages } from '@fx-gateway/domain/intents/candidateMessages.ts';
import type { BookingIntent } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type {
  BookingDecision,
  OpenSettlement,
} from '@fx-gateway/domain/corpay/openSteps/findOpenBookingOutcome.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { momentText } from '../../terminal/momentText.ts';
import { bookingText, orderText } from './bookingText.ts';
import { confirmSendingAgain } from './confirmSendingAgain.ts';
import { openBookingHint } from './openBookingFailure.ts';
import type { BookingDecider } from './findBookingOutcome.ts';

/** What was said on the command line, and of which booking; `quoteId` is null when only one is open. */
export type StatedDecision = {
  readonly quoteId: string | null;
  readonly decision: Exclude<BookingDecision, 'leave'>;
};

/** The partner could not be asked: there is nothing to decide on yet. */
const isSilent = (seen: OpenSettlement): boolean => seen.kind === 'unknown' && seen.failure !== null;

const sendAgain = async (
  invocation: Invocation,
  intent: BookingIntent,
  seen: OpenSettlement,
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
  intent: BookingIntent,
  seen: OpenSettlement,
): CommandResult<BookingDecision> => {
  const prompts = await invocation.prompts();
  if (prompts === null) return succeeded('leave');
  const candidates = seen.kind === 'choose' ? seen.candidates : [];
  const until = canBecomeDealUntil(intent, systemClock.now());
  if (until !== null) {
    await invocation.report(
      `Until ${momentText(until)} it can still become a deal; that it became none can be said from then on.`,
    );
  }
  const chosen = await prompts.choose(
    joinSentences(
      `You were booking ${bookingText(intent)}.`,
      bookingInquiryMessage(seen.kind === 'choose' ? seen.said : null),
      whichOrderMessages[candidates.length === 0 ? 'none' : 'some'],
    ),
    [
      // What stands first is what a hasty Enter says: it changes nothing.
      { value: 'leave', label: candidateMessages('order').leaveOpen },
      ...candidates.map((order) => ({ value: `order ${order.ordNum}`, label: orderText(order) })),
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
export const decideBooking =
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
    if (order === null && candidates.length > 0 && canBecomeDealUntil(intent, systemClock.now()) === null)
      await invocation.report(
        `Taken for other bookings, not for yours of ${bookingText(intent)}: ${candidates.map(orderText).join('; ')}.`,
      );
    return order === null || candidates.some(({ ordNum }) => ordNum === order)
      ? succeeded(decision)
      : failed(
          commandFailure(exitCodes.refused, 'cannot-be-it', `Order ${order} cannot be that booking.`, {
            hint: openBookingHint(intent, seen),
          }),
        );
  };
