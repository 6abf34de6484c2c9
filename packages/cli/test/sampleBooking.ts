import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { money } from '@fx-gateway/domain/money/money.ts';

/** A booking whose answer was lost; when its quote ends is not known. */
export const sampleBooking: StoredBookingCall = {
  kind: 'booking',
  quoteId: 'q1',
  idempotencyKey: 'k1',
  settlement: money(1_153_402n, 'USD'),
  payment: money(1_000_000n, 'EUR'),
  lockSide: 'Payment',
  rate: 0.867,
  endsAt: null,
  beneficiaryId: 'b1',
  payee: 'Acme',
  newestOrder: null,
  startedAt: 0,
};
