import { expect, it } from 'vitest';
import { orderPayment } from '../../../test/sampleDeals.ts';
import { sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { isPaidAlike } from './isPaidAlike.ts';

const deal = sampleRunDeal();
const [olive, thalassa] = deal.payments.map(({ payeeId, payee, amount }) => ({
  ...orderPayment,
  beneficiaryId: payeeId,
  payeeName: payee,
  amount: { currency: amount.currency, amount: Number(amount.minor) / 100 },
  reference: 'Something else',
}));

it('an order pays a deal alike where each payee has their amount once, whatever purpose and reference are', () => {
  if (olive === undefined || thalassa === undefined) throw new TypeError('The deal of the samples pays two.');
  expect(isPaidAlike(deal, [thalassa, olive])).toBe(true);
  expect(isPaidAlike(deal, [olive])).toBe(false);
  expect(isPaidAlike(deal, [olive, olive])).toBe(false);
  expect(isPaidAlike(deal, [olive, thalassa, thalassa])).toBe(false);
  expect(isPaidAlike(deal, [olive, { ...thalassa, amount: { currency: 'EUR', amount: 1 } }])).toBe(false);
});
