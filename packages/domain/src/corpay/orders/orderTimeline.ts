import { formatMoney } from '../../money/formatMoney.ts';
import { showAmount } from '../../money/shownAmount.ts';
import { joinTimeline, type TimelineEntry, type TimelineLine } from '../../timeline/timeline.ts';
import { fromPartner, fromThisMachine } from '../../timeline/timelineEntries.ts';
import { timelineMessages } from '../../timeline/timelineMessages.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { candidateOrders } from '../booking/candidateOrders.ts';
import type { CorpayKeyedBooking } from '../intents/corpayBookingKeys.ts';
import type { InstructionIntent, Intent } from '../intents/intent.ts';
import { awaitedInstructionOf } from '../intents/intentsOfOrder.ts';

/** What this machine keeps that may be about an order. */
export type OrderRecords = {
  readonly kept: readonly Intent[];
  /** The booking under a key that became the order. */
  readonly keyed: CorpayKeyedBooking | null;
  /** The partner's orders, newest first, by which a booking without an answer is recognised; none where they are not known. */
  readonly orders: readonly OrderSummary[];
};

const instructionMessages = ({ payment, payee, callEnded, refused }: InstructionIntent): string => {
  const sent = `The instruction of ${formatMoney(payment)}${payee === null ? '' : ` for ${payee}`} was sent.`;
  if (refused === true) return `${sent} The partner refused it.`;
  return callEnded === true
    ? `${sent} Its answer does not say whether it was carried out.`
    : `${sent} No answer to it is known.`;
};

/** The booking that became this order: both records of one hold the moment at which it was sent. */
const bookingSent = (orderNumber: string, { kept, keyed }: OrderRecords): readonly TimelineEntry[] => {
  const booking = keyed?.intent ?? awaitedInstructionOf(kept, orderNumber);
  if (booking === null) return [];
  const under = keyed === null ? '' : ` under the key ${keyed.key}`;
  const what = `The booking of ${formatMoney(booking.payment)} for ${booking.payee} was sent${under}. It became this order.`;
  return [fromThisMachine(booking.startedAt, 'booking-sent', what)];
};

/** Bookings without an answer, none for an order that is known to have come from another one. */
const mayHaveBecome = (orderNumber: string, { kept, orders }: OrderRecords): readonly TimelineEntry[] =>
  kept
    .filter((intent) => intent.kind === 'booking')
    .filter((intent) => candidateOrders(intent, orders).some(({ ordNum }) => ordNum === orderNumber))
    .map(({ startedAt, payment, payee }) =>
      fromThisMachine(
        startedAt,
        'booking-sent',
        timelineMessages.mayHaveBecome(formatMoney(payment), payee, 'order'),
      ),
    );

/** What is known of an order with a moment or a day, by the partner and by this machine, oldest first. */
export const orderTimeline = (order: OrderDetail, records: OrderRecords): readonly TimelineLine[] => {
  const { ordNum } = order;
  const sent = bookingSent(ordNum, records);
  return joinTimeline(
    fromPartner(order.entryDate, 'booked', timelineMessages.booked),
    order.payments.flatMap(({ payeeName, availableDate, amount }) =>
      fromPartner(availableDate, 'paid', `${payeeName} receives ${showAmount(amount)} at the earliest.`),
    ),
    sent.length > 0 ? sent : mayHaveBecome(ordNum, records),
    records.kept
      .filter((intent) => intent.kind === 'instruction')
      .filter(({ orderNumber }) => orderNumber === ordNum)
      .map((intent) => fromThisMachine(intent.startedAt, 'instruction-sent', instructionMessages(intent))),
  );
};
