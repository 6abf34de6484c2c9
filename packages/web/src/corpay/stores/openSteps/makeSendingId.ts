import {
  journalEntryId,
  type StoredBookingCall,
  type StoredInstructionCall,
} from '@fx-gateway/domain/corpay/intents/intent.ts';

/** What this tab may be sending one of at a time: the booking of a quote, the instruction of an order. */
export const makeSendingId = (
  sent: Pick<StoredBookingCall, 'kind' | 'quoteId'> | Pick<StoredInstructionCall, 'kind' | 'orderNumber'>,
): string => (sent.kind === 'booking' ? journalEntryId(sent) : `instruction/${sent.orderNumber}`);
