import { expect, it } from 'vitest';
import { ofxDeal } from '../../../test/ofxSamples.ts';
import { sampleBooking, sampleRun, sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { northwind } from '../../../test/runSamples.ts';
import { succeeded } from '../../result/result.ts';
import { createOfxRunPreparation } from './createOfxRunPreparation.ts';

const now = Date.parse('2026-11-30T12:00:00Z');
const olive = { ...northwind, id: 'olive', name: 'Olive Export' };
const order = { number: 'd-1', reference: 'OFX-7' };
const deal = ofxDeal('d-1', {
  enteredDate: '2026-11-30',
  sell: { currency: 'EUR', amount: 100 },
  dealBeneficiaries: [{ beneficiaryId: 'olive', amount: null }],
  reference: 'OFX-7',
});
const run = {
  ...sampleRun(),
  deals: [
    sampleRunDeal({
      state: { kind: 'paid', booking: sampleBooking({ startedAt: now }), order, requestId: null },
    }),
  ],
};

const unasked = async (): Promise<never> => {
  throw new Error('Nothing else is asked for.');
};

it('OFX takes no reference with a payment: a row with the invoice of a deal is known by the run that has paid it', async () => {
  const { recentPayments } = createOfxRunPreparation({
    ofx: {
      quotes: { request: unasked },
      deals: { list: async () => succeeded([deal]) },
      beneficiaries: { list: unasked },
    } as never,
    confirmedAccounts: {} as never,
    runs: { list: async () => [run] },
    clock: { now: () => now },
  });
  expect(await recentPayments([olive], [olive])).toMatchObject({
    value: { payments: [{ payeeId: 'olive', named: 'deal OFX-7', reference: 'INV-1' }], unread: null },
  });
});
