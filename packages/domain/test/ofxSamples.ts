import { callFailure, type CallFailure } from '../src/calls/callFailure.ts';
import { makeMoney } from '../src/money/makeMoney.ts';
import type { OfxBeneficiary } from '../src/ofx/api/ofxBeneficiary.ts';
import type { OfxDeal } from '../src/ofx/api/ofxDeal.ts';
import type { OfxQuote } from '../src/ofx/api/ofxQuote.ts';
import type { StoredOfxBookingCall } from '../src/ofx/booking/ofxIntent.ts';

/** A call of OFX without an answer, or that came to what `more` says. */
export const ofxFailure = (more: Partial<CallFailure> = {}): CallFailure =>
  callFailure('no-answer', '/payments/deals', more);

export const ofxRefusal = (more: Partial<CallFailure> = {}): CallFailure =>
  ofxFailure({ kind: 'refused', status: 400, messages: ['No.'], ...more });

const address = {
  addressLine: '1 Quay Street',
  citySuburb: 'Sydney',
  stateProvince: 'NSW',
  postCode: '2000',
  country: 'AU',
};

export const ofxBeneficiary = (
  beneficiaryId: string,
  more: Partial<OfxBeneficiary> = {},
): OfxBeneficiary => ({
  beneficiaryId,
  name: `Payee ${beneficiaryId}`,
  currency: 'AUD',
  classification: '3rd Party',
  paymentReason: 'Invoices',
  updatedDate: '2026-02-20',
  beneficiaryAddress: address,
  beneficiaryBankDetails: { values: { bankName: 'Harbour Bank', account: '12345678' }, bankAddress: address },
  ...more,
});

/** The customer pays $1,000.00 and A$1,500.00 are paid out, for a fee of $15.00. */
export const ofxQuote = (more: Partial<OfxQuote> = {}): OfxQuote => ({
  id: 'q1',
  buy: makeMoney(100_000n, 'USD'),
  sell: makeMoney(150_000n, 'AUD'),
  fee: { currency: 'USD', amount: 15 },
  customerRate: 1.5,
  ...more,
});

export const ofxDeal = (dealId: string, more: Partial<OfxDeal> = {}): OfxDeal => ({
  dealId,
  reference: `R-${dealId}`,
  enteredDate: '2026-11-21T09:00:00Z',
  maturityDate: '2026-11-24',
  status: 'Unpaid',
  buy: { currency: 'USD', amount: 1000 },
  sell: { currency: 'AUD', amount: 1500 },
  rate: 1.5,
  fee: null,
  stateInfo: { dealState: 'AwaitingFunds', dealStateDisplay: 'Awaiting funds' },
  dealBeneficiaries: [{ beneficiaryId: 'b1', amount: 1500 }],
  ...more,
});

export const ofxIntent = (more: Partial<StoredOfxBookingCall> = {}): StoredOfxBookingCall => ({
  quoteId: 'q1',
  idempotencyKey: 'k1',
  buy: makeMoney(100_000n, 'USD'),
  sell: makeMoney(150_000n, 'AUD'),
  typedSide: 'sell',
  customerRate: 1.5,
  fee: { currency: 'USD', amount: 15 },
  parts: [{ beneficiaryId: 'b1', name: 'Payee b1', amount: makeMoney(150_000n, 'AUD') }],
  knownDeals: [],
  startedAt: 0,
  ...more,
});
