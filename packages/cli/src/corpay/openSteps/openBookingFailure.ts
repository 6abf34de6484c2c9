import { systemClock } from '@fx-gateway/adapters/node';
import { bookingInquiryMessage } from '@fx-gateway/domain/corpay/booking/lostBookingMessages.ts';
import {
  lostBookingDeadline,
  type LostBookingOutcome,
} from '@fx-gateway/domain/corpay/booking/findLostBookingOutcome.ts';
import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { UnresolvedBookingOutcome } from '@fx-gateway/domain/corpay/openSteps/resolveBookingByDecision.ts';
import { safeResendTime } from '@fx-gateway/domain/intents/quoteEnd.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { outcomeUnknownFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { formatLocalTime } from '../../terminal/formatLocalTime.ts';
import { describeBooking, describeOrder } from './describeBooking.ts';

const settleOf = ({ quoteId }: StoredBookingCall): string => `fxg quotes settle --quote ${quoteId}`;

const noneHint = (intent: StoredBookingCall): string => {
  const until = lostBookingDeadline(intent, systemClock.now());
  return until === null
    ? 'or --none'
    : `until ${formatLocalTime(until)} it can still become a deal, and --none can be said from then on`;
};

const candidatesHint = (
  intent: StoredBookingCall,
  { candidates, said }: Extract<LostBookingOutcome, { kind: 'choose' }>,
): string => {
  const answered = said === null ? '' : bookingInquiryMessage(said);
  const next =
    candidates.length === 0
      ? `No newer order has its amount. When you are sure: ${settleOf(intent)} --none`
      : `It may be one of these orders: ${candidates.map(describeOrder).join('; ')}. Say which: ${settleOf(intent)} --order N; ${noneHint(intent)}.`;
  return joinSentences(answered, next);
};

const notAskedHint = (intent: StoredBookingCall): string => {
  const askable = safeResendTime(intent);
  return [
    'No newer order has its amount.',
    askable === null
      ? 'When its quote ends is not known, so fxg does not ask by itself.'
      : `Until ${formatLocalTime(askable)} it can still become a deal; from then on fxg quotes settle asks by itself.`,
    `To send the same call again now: ${settleOf(intent)} --again`,
  ].join(' ');
};

/** How to find out what became of a booking. */
export const buildOpenBookingHint = (
  intent: StoredBookingCall,
  settlement: UnresolvedBookingOutcome,
): string => {
  if (settlement.kind === 'choose') return candidatesHint(intent, settlement);
  return settlement.failure === null
    ? notAskedHint(intent)
    : 'Run fxg quotes settle as soon as the partner answers.';
};

/** A booking of which it is still not known what became of it: exit 8. */
export const openBookingFailure = (
  intent: StoredBookingCall,
  settlement: UnresolvedBookingOutcome,
): CommandFailure =>
  outcomeUnknownFailure(`What became of your booking of ${describeBooking(intent)} is not known yet.`, {
    hint: buildOpenBookingHint(intent, settlement),
    requestId: settlement.kind === 'unknown' ? (settlement.failure?.requestId ?? null) : null,
  });
