import { describe, expect, it } from 'vitest';
import { errorOf, runFxg } from '../../../test/runFxg.ts';

const check = async (given: object) => {
  const ran = await runFxg(['check', 'quote'], { stdin: JSON.stringify({ partner: 'ofx', ...given }) });
  return { ...ran, data: () => JSON.parse(ran.stdout) };
};

const two = [
  { beneficiaryId: 'B1', name: 'Thalassa Olive Cooperative', currency: 'EUR' },
  { beneficiaryId: 'B2', currency: 'EUR' },
];
const chosen = [
  { at: 0, type: 'beneficiaries-chosen', beneficiaries: two },
  { at: 0, type: 'part-typed', beneficiaryId: 'B1', text: '100' },
  { at: 0, type: 'part-typed', beneficiaryId: 'B2', text: '50' },
  { at: 500, type: 'time-passed' },
];
const answer = (at: number, id: string, buy = '175.00') => ({
  at,
  type: 'answered',
  quote: {
    id,
    buy: { amount: buy, currency: 'USD' },
    sell: { amount: '150.00', currency: 'EUR' },
    fee: { amount: '15.00', currency: 'USD' },
    customerRate: 0.857143,
  },
});

describe('a live quote of OFX, played without a network', () => {
  it('is asked for half a second after typing, with the sum of the parts, and then books (OFX-QUOTE-9, OFX-QUOTE-18)', async () => {
    const { data } = await check({ events: [...chosen, answer(700, 'Q1')], expect: { bookDeal: true } });
    expect(data()).toMatchObject({
      sent: [
        {
          at: 500,
          call: 'POST /payments/quotes',
          request: {
            buyCurrency: 'USD',
            sellCurrency: 'EUR',
            lockSide: 'sell',
            amount: '150.00',
            beneficiaries: 2,
          },
        },
      ],
      painted: { buy: '175.00', sell: '150.00', parts: ['100', '50'] },
      bookDeal: { on: true, why: null },
    });
  });

  it('is looked at every five seconds, asked for anew when it is stale, and looked at no more after a failed look (OFX-QUOTE-10 to OFX-QUOTE-12)', async () => {
    const looks = [
      ...chosen,
      answer(700, 'Q1'),
      { at: 5_700, type: 'time-passed' },
      { at: 5_800, type: 'polled', stale: true },
      answer(6_000, 'Q2'),
      { at: 11_000, type: 'time-passed' },
      { at: 11_100, type: 'polled', failure: { kind: 'server-trouble' } },
      { at: 60_000, type: 'time-passed' },
    ];
    expect((await check({ events: looks })).data().sent).toMatchObject([
      { at: 500, call: 'POST /payments/quotes' },
      { at: 5_700, call: 'GET /payments/quotes/Q1/stale' },
      { at: 5_800, call: 'POST /payments/quotes' },
      { at: 11_000, call: 'GET /payments/quotes/Q2/stale' },
    ]);
  });

  it('goes back to nothing when nobody is chosen any more, with the lock on what is sent (OFX-QUOTE-7)', async () => {
    const events = [
      ...chosen,
      answer(700, 'Q1'),
      { at: 800, type: 'beneficiaries-chosen', beneficiaries: [] },
    ];
    expect((await check({ events })).data()).toMatchObject({
      state: { draft: { parts: [], lockSide: 'buy' }, live: { status: 'unitialized', offer: null } },
      bookDeal: { on: false, why: 'beneficiary-missing', words: expect.any(String) },
    });
  });

  it('goes on from the state it gave', async () => {
    const { state } = (await check({ events: [...chosen, answer(700, 'Q1')] })).data();
    const { data } = await check({ state, events: [{ at: 900, type: 'buy-typed', text: '20' }] });
    expect(data()).toMatchObject({
      painted: { buy: '20', sell: '', parts: ['', ''] },
      state: { live: { stale: true, dueAt: 1_400, request: { lockSide: 'buy', amount: '20.00' } } },
      bookDeal: { on: false, why: 'stale' },
    });
  });

  it('ends with 1 where Book Deal is otherwise than expected, and with 2 where the input is none', async () => {
    const unexpected = await check({ events: chosen, expect: { bookDeal: true } });
    expect(unexpected.code).toBe(1);
    expect(errorOf(unexpected.stderr)).toMatchObject({ error: { message: 'Book Deal is off.' } });
    const wrong = await check({ events: [{ at: 0, type: 'side-locked', side: 'buy' }] });
    expect(wrong.code).toBe(2);
  });
});
