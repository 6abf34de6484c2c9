import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';

/** A booking whose answer was lost; when its quote ends is not known. */
export const sampleBooking: StoredBookingCall = {
  kind: 'booking',
  quoteId: 'q1',
  idempotencyKey: 'k1',
  settlement: makeMoney(1_153_402n, 'USD'),
  payment: makeMoney(1_000_000n, 'EUR'),
  lockSide: 'Payment',
  rate: 0.867,
  endsAt: null,
  beneficiaryId: 'b1',
  payee: 'Acme',
  newestOrder: null,
  startedAt: 0,
};
