import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { expect, it } from 'vitest';
import { RunFeesStore } from './RunFeesStore.ts';

const instructed = (id: string): RunDeal => ({
  id,
  settlementCurrency: 'USD',
  paymentCurrency: 'EUR',
  settlement: null,
  payments: [],
  state: {
    kind: 'paid',
    order: { number: `70${id}`, reference: '' },
    requestId: null,
    booking: {
      quoteId: 'q',
      idempotencyKey: 'k',
      pays: makeMoney(1n, 'USD'),
      receive: makeMoney(1n, 'EUR'),
      fee: null,
      rate: 1,
      endsAt: null,
      before: [],
      startedAt: 0,
    },
  },
});

const opened = () => {
  const asked: string[] = [];
  const trouble = { lost: false };
  const store = new RunFeesStore({
    readFees: async (_deal, { number }) => {
      asked.push(number);
      return trouble.lost
        ? failed(callFailure('no-answer', '/deal/order'))
        : succeeded([{ currency: 'USD', amount: 15 }]);
    },
  });
  return { asked, trouble, store };
};

it('the fees of a deal are read once, however often the run goes on', async () => {
  const { asked, store } = opened();
  await Promise.all([
    store.read({ deals: [instructed('1')] }),
    store.read({ deals: [instructed('1'), instructed('2')] }),
  ]);
  expect(asked).toEqual(['701', '702']);
  expect([...store.fees.keys()]).toEqual(['1', '2']);
});

it('fees that could not be read are told, and read again when they are asked for', async () => {
  const { asked, trouble, store } = opened();
  trouble.lost = true;
  await store.read({ deals: [instructed('1')] });
  expect([store.unread, store.fees.size]).toEqual([['701'], 0]);
  trouble.lost = false;
  await store.read({ deals: [instructed('1')] });
  expect([asked, store.unread]).toEqual([['701', '701'], []]);
});
