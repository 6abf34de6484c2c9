import {
  journalEntryId,
  type StoredBookingCall,
  type StoredInstructionCall,
} from '@fx-gateway/domain/corpay/intents/intent.ts';

/**
 * The id under which this tab marks a call as being sent: one per quote for a booking, one per order for an
 * instruction.
 */
export const makeSendingId = (
  sent: Pick<StoredBookingCall, 'kind' | 'quoteId'> | Pick<StoredInstructionCall, 'kind' | 'orderNumber'>,
): string => (sent.kind === 'booking' ? journalEntryId(sent) : `instruction/${sent.orderNumber}`);
