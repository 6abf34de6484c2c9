import {
  intentId,
  type BookingIntent,
  type InstructionIntent,
} from '@fx-gateway/domain/corpay/intents/intent.ts';

/** What this tab may be sending one of at a time: the booking of a quote, the instruction of an order. */
export const sendingId = (
  sent: Pick<BookingIntent, 'kind' | 'quoteId'> | Pick<InstructionIntent, 'kind' | 'orderNumber'>,
): string => (sent.kind === 'booking' ? intentId(sent) : `instruction/${sent.orderNumber}`);
