import type { StoredBookingCall, StoredInstructionCall } from '../src/corpay/intents/intent.ts';
import { callFailure, type CallFailure } from '../src/calls/callFailure.ts';
import type { OrderDetail, OrderPayment, OrderSummary } from '../src/corpay/api/order.ts';
import { makeMoney } from '../src/money/makeMoney.ts';

/** A call to book without an answer, or that came to what `more` says. */
export const failure = (more: Partial<CallFailure> = {}): CallFailure =>
  callFailure('no-answer', '/deal/book', more);

/** A call that the partner refused for a reason that it gave. */
export const refusal = (more: Partial<CallFailure> = {}): CallFailure =>
  failure({ kind: 'refused', status: 400, messages: ['No.'], listed: true, ...more });

/** The amounts of the deal that most tests are about: $11,534.02 for €10,000.00. */
export const settlement = makeMoney(1_153_402n, 'USD');
export const payment = makeMoney(1_000_000n, 'EUR');

/** A booking on its way. */
export const bookingIntent: StoredBookingCall = {
  kind: 'booking',
  quoteId: 'q1',
  idempotencyKey: 'k1',
  settlement,
  payment,
  lockSide: 'Payment',
  rate: 0.867,
  endsAt: null,
  beneficiaryId: 'b1',
  payee: 'Payee',
  newestOrder: null,
  startedAt: 0,
};

/** An instruction of A$892.00 on its way. */
export const instructionIntent: StoredInstructionCall = {
  kind: 'instruction',
  orderNumber: '700',
  idempotencyKey: 'key-1',
  payment: makeMoney(89_200n, 'AUD'),
  beneficiaryId: 'b1',
  payee: 'Kestrel Wool',
  reference: 'INV-7',
  details: {
    deliveryMethod: 'W',
    paymentPurpose: 'GOODS',
    settlementAccount: 'a1',
    feeSettlementAccount: 'a1',
  },
  detailsChecked: false,
  startedAt: 0,
};

/** What an order shows once that instruction is carried out. */
export const orderPayment: OrderPayment = {
  payeeName: 'Kestrel Wool',
  availableDate: '2026-11-24',
  reference: 'INV-7',
  amount: { currency: 'AUD', amount: 892 },
  fee: { currency: 'USD', amount: 0 },
};

export const orderSummary = (
  ordNum: string,
  sell: OrderSummary['sell'] = { currency: 'EUR', amount: 10_000 },
): OrderSummary => ({ ordNum, beneCount: 0, sell, entryDate: '2026-11-21' });

/** Order 700 with these payments. */
export const orderDetail = (payments: readonly OrderPayment[]): OrderDetail => ({
  ordNum: '700',
  entryDate: '2026-11-21',
  buy: { currency: 'USD', amount: 11_534.02 },
  sell: { currency: 'EUR', amount: 10_000 },
  exchange: 0.867,
  fees: [],
  payments,
  settlements: [
    {
      amount: { currency: 'USD', amount: 11_534.02 },
      isFee: false,
      accountId: 'a1',
      accountDetails: 'USD Wire, Northfield Bank ...4410',
    },
  ],
});
