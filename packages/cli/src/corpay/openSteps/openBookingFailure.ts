import { systemClock } from '@fx-gateway/adapters/node';
import { bookingInquiryMessage } from '@fx-gateway/domain/corpay/booking/lostBookingMessages.ts';
import {
  canBecomeDealUntil,
  type LostBookingOutcome,
} from '@fx-gateway/domain/corpay/booking/findLostBookingOutcome.ts';
import type { BookingIntent } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { OpenSettlement } from '@fx-gateway/domain/corpay/openSteps/findOpenBookingOutcome.ts';
import { safeResendTime } from '@fx-gateway/domain/intents/quoteEnd.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { outcomeUnknown, type CommandFailure } from '../../failures/commandFailure.ts';
import { momentText } from '../../terminal/momentText.ts';
import { bookingText, orderText } from './bookingText.ts';

const settleOf = ({ quoteId }: BookingIntent): string => `fxg quotes settle --quote ${quoteId}`;

const noneHint = (intent: BookingIntent): string => {
  const until = canBecomeDealUntil(intent, systemClock.now());
  return until === null
    ? 'or --none'
    : `until ${momentText(until)} it can still become a deal, and --none can be said from then on`;
};

const candidatesHint = (
  intent: BookingIntent,
  { candidates, said }: Extract<LostBookingOutcome, { kind: 'choose' }>,
): string => {
  const answered = said === null ? '' : bookingInquiryMessage(said);
  const next =
    candidates.length === 0
      ? `No newer order has its amount. When you are sure: ${settleOf(intent)} --none`
      : `It may be one of these orders: ${candidates.map(orderText).join('; ')}. Say which: ${settleOf(intent)} --order N; ${noneHint(intent)}.`;
  return joinSentences(answered, next);
};

const notAskedHint = (intent: BookingIntent): string => {
  const askable = safeResendTime(intent);
  return [
    'No newer order has its amount.',
    askable === null
      ? 'When its quote ends is not known, so fxg does not ask by itself.'
      : `Until ${momentText(askable)} it can still become a deal; from then on fxg quotes settle asks by itself.`,
    `To send the same call again now: ${settleOf(intent)} --again`,
  ].join(' ');
};

/** How to find out what became of a booking. */
export const openBookingHint = (intent: BookingIntent, settlement: OpenSettlement): string => {
  if (settlement.kind === 'choose') return candidatesHint(intent, settlement);
  return settlement.failure === null
    ? notAskedHint(intent)
    : 'Run fxg quotes settle as soon as the partner answers.';
};

/** A booking of which it is still not known what became of it: exit 8. */
export const openBookingFailure = (intent: BookingIntent, settlement: OpenSettlement): CommandFailure =>
  outcomeUnknown(`What became of your booking of ${bookingText(intent)} is not known yet.`, {
    hint: openBookingHint(intent, settlement),
    requestId: settlement.kind === 'unknown' ? (settlement.failure?.requestId ?? null) : null,
  });
