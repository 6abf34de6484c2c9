import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import {
  findBlockingCorpayBooking,
  type BlockingCorpayBooking,
} from '@fx-gateway/domain/corpay/intents/openBookings.ts';
import type { QuoteStore } from './QuoteStore.ts';

/** The open booking that the displayed offer may be another of; `despite` names those that the user books beside. */
export const findBookingInTheWay = (
  { live: { offer }, draft: { beneficiary } }: Pick<QuoteStore, 'live' | 'draft'>,
  open: readonly StoredBookingCall[],
  despite: readonly string[],
): BlockingCorpayBooking | null => {
  if (offer === null || beneficiary === null) return null;
  const { settlement, payment } = offer.quote;
  const { lockSide } = offer.request;
  const beneficiaryId = beneficiary.clientIntegrationId;
  return findBlockingCorpayBooking(open, { beneficiaryId, settlement, payment, lockSide }, despite);
};
