import type { AnsweredMoneyCall, MoneyCallOutcome } from '../../intents/answeredMoneyCall.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { formatDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { joinTimeline, type TimelineEntry, type TimelineLine } from '../../timeline/timeline.ts';
import { partnerTimelineEntries, localTimelineEntry } from '../../timeline/timelineEntries.ts';
import { timelineMessages } from '../../timeline/timelineMessages.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { findCandidateOrders } from '../booking/findCandidateOrders.ts';
import type { CorpayKeyedBooking } from '../intents/corpayBookingKeys.ts';
import type { StoredBookingCall, StoredInstructionCall, CorpayJournalEntry } from '../intents/intent.ts';
import { findAwaitedInstruction } from '../intents/intentsOfOrder.ts';

/** What this machine keeps that may be about an order. */
export type LocalOrderRecords = {
  readonly kept: readonly CorpayJournalEntry[];
  /** The booking under a key that became the order. */
  readonly keyed: CorpayKeyedBooking | null;
  /** What was booked lately, and what was answered and nobody has heard of yet. */
  readonly answered: readonly AnsweredMoneyCall<CorpayJournalEntry>[];
  /** The partner's orders, newest first, by which a booking without an answer is recognised; none where they are not known. */
  readonly orders: readonly OrderSummary[];
  /** By which id the partner knows its answer to the booking of the order; null where that is not known. */
  readonly bookingRequestId?: string | null;
};

const instructionSent = ({ payment, payee }: StoredInstructionCall): string =>
  `The instruction of ${formatMoney(payment)}${payee === null ? '' : ` for ${payee}`} was sent.`;

const openMessages = (intent: StoredInstructionCall): string => {
  const { callEnded, refused } = intent;
  const sent = instructionSent(intent);
  if (refused === true) return `${sent} The partner refused it.`;
  return callEnded === true
    ? `${sent} Its answer does not say whether it was carried out.`
    : `${sent} No answer to it is known.`;
};

const carriedOut = 'It was carried out.';

const becameMessages: Readonly<Record<MoneyCallOutcome['became'], string>> = {
  booked: '',
  'not-booked': '',
  instructed: carriedOut,
  'not-instructed': 'It was not carried out.',
  'instructed-differently': 'It was not carried out: the order is instructed with something else.',
  'instructed-already': 'It was refused: the order was instructed already.',
};

/** The instruction that made the payments of this order, where this machine sent it: kept also once its answer was told. */
const instructedHere = ({ instruction, payments }: OrderDetail): readonly TimelineEntry[] => {
  if (instruction === undefined) return [];
  const [only, ...others] = payments;
  const of =
    only === undefined || others.length > 0
      ? ''
      : ` of ${formatDisplayOnlyAmount(only.amount)} for ${only.payeeName}`;
  const what = `The instruction${of} was sent. ${carriedOut}`;
  return [localTimelineEntry(instruction.at, 'instruction-sent', what, instruction.requestId)];
};

const instructionLine = ({ startedAt }: StoredInstructionCall, what: string): TimelineEntry =>
  localTimelineEntry(startedAt, 'instruction-sent', what);

/** All that this machine sent to instruct this order, each once. */
const instructionsSent = (
  order: OrderDetail,
  { kept, answered }: LocalOrderRecords,
): readonly TimelineEntry[] => {
  const open = kept.flatMap((intent) =>
    intent.kind === 'instruction' && intent.orderNumber === order.ordNum
      ? [instructionLine(intent, openMessages(intent))]
      : [],
  );
  const untold = answered.flatMap(({ intent, answer: { became } }) => {
    if (intent.kind !== 'instruction' || intent.orderNumber !== order.ordNum) return [];
    if (became === 'instructed' && order.instruction !== undefined) return [];
    return [instructionLine(intent, `${instructionSent(intent)} ${becameMessages[became]}`)];
  });
  return [...instructedHere(order), ...open, ...untold];
};

/** What was booked lately as this order. */
const bookedLately = (
  orderNumber: string,
  answered: readonly AnsweredMoneyCall<CorpayJournalEntry>[],
): StoredBookingCall | null => {
  for (const { intent, answer } of answered)
    if (intent.kind === 'booking' && answer.became === 'booked' && answer.number === orderNumber)
      return intent;
  return null;
};

/** The booking that became this order: all records of one hold the moment at which it was sent. */
const bookingSent = (
  orderNumber: string,
  { kept, keyed, answered, bookingRequestId }: LocalOrderRecords,
): readonly TimelineEntry[] => {
  const booking =
    keyed?.intent ?? findAwaitedInstruction(kept, orderNumber) ?? bookedLately(orderNumber, answered);
  if (booking === null) return [];
  const { startedAt, payment, payee } = booking;
  const what = timelineMessages.became(formatMoney(payment), payee, 'order', keyed?.key);
  return [localTimelineEntry(startedAt, 'booking-sent', what, bookingRequestId)];
};

/** Bookings without an answer, none for an order that is known to have come from another one. */
const mayHaveBecome = (orderNumber: string, { kept, orders }: LocalOrderRecords): readonly TimelineEntry[] =>
  kept
    .filter((intent) => intent.kind === 'booking')
    .filter((intent) => findCandidateOrders(intent, orders).some(({ ordNum }) => ordNum === orderNumber))
    .map(({ startedAt, payment, payee }) =>
      localTimelineEntry(
        startedAt,
        'booking-sent',
        timelineMessages.mayHaveBecome(formatMoney(payment), payee, 'order'),
      ),
    );

/** What is known of an order with a moment or a day, by the partner and by this machine, oldest first. */
export const buildOrderTimeline = (
  order: OrderDetail,
  records: LocalOrderRecords,
): readonly TimelineLine[] => {
  const { ordNum } = order;
  const sent = bookingSent(ordNum, records);
  return joinTimeline(
    partnerTimelineEntries(order.entryDate, 'booked', timelineMessages.booked),
    order.payments.flatMap(({ payeeName, availableDate, amount }) =>
      partnerTimelineEntries(
        availableDate,
        'paid',
        `${payeeName} receives ${formatDisplayOnlyAmount(amount)} at the earliest.`,
      ),
    ),
    sent.length > 0 ? sent : mayHaveBecome(ordNum, records),
    instructionsSent(order, records),
  );
};
