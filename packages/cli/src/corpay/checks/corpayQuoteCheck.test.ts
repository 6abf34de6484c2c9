import { describe, expect, it } from 'vitest';
import { runFxg } from '../../../test/runFxg.ts';

const check = async (words: readonly string[], given?: unknown) => {
  const ran = await runFxg(['check', ...words], given === undefined ? {} : { stdin: JSON.stringify(given) });
  return { ...ran, data: ran.stdout === '' ? null : (JSON.parse(ran.stdout) as unknown) };
};

const answer = (at: number, settlement: string, id: string) => ({
  at,
  type: 'answered',
  quote: {
    quoteId: id,
    settlement: { amount: settlement, currency: 'USD' },
    payment: { amount: '100.00', currency: 'EUR' },
    expiryRemaining: 30,
  },
});

const paidIn = (curr: string) => ({
  at: 0,
  type: 'beneficiary-chosen',
  beneficiary: { clientIntegrationId: 'B1', curr },
});

describe('check quote', () => {
  const chosen = [
    { at: 0, type: 'beneficiary-chosen', beneficiary: { clientIntegrationId: 'B1', curr: 'EUR' } },
    { at: 0, type: 'amount-typed', side: 'Payment', text: '100' },
    { at: 500, type: 'time-passed' },
  ];
  it('asks once the typing has rested, and turns Book Deal on with the answer', async () => {
    const { data } = await check(['quote'], { events: [...chosen, answer(700, '116.00', 'Q1')] });
    expect(data).toMatchObject({
      sent: [
        {
          at: 500,
          call: 'POST /deal/quote',
          request: {
            settlementCurrency: 'USD',
            paymentCurrency: 'EUR',
            lockSide: 'Payment',
            amount: '100.00',
          },
        },
      ],
      bookDeal: { on: true, why: null },
      state: { draft: { settlementAmount: '116.00' } },
    });
  });

  it('goes on from a state whose settlement made room for the payment, and comes back to what was chosen', async () => {
    const { data } = await check(['quote'], { events: [paidIn('USD')] });
    expect(data).toMatchObject({ state: { draft: { settlementCurrency: 'AUD' } } });
    const { state } = data as { readonly state: unknown };
    expect((await check(['quote'], { state, events: [paidIn('EUR')] })).data).toMatchObject({
      state: { draft: { settlementCurrency: 'USD' } },
    });
  });

  it('paints nothing of a quote that arrives ended, and says so', async () => {
    const { quote, ...rest } = answer(700, '116.00', 'Q1');
    const events = [...chosen, { ...rest, quote: { ...quote, expiryRemaining: 0 } }];
    expect((await check(['quote'], { events })).data).toMatchObject({
      painted: { settlement: '', payment: '100' },
      state: { live: { status: 'error', failure: { kind: 'quote-ended' }, offer: null, dueAt: 1_700 } },
      bookDeal: { on: false, why: 'failed' },
    });
  });

  it('paints the amount of the answer where it is another, and keeps Book Deal off until it is used', async () => {
    const events = [
      ...chosen.slice(0, 1),
      { ...chosen[1], text: '101' },
      chosen[2],
      answer(700, '116.00', 'Q1'),
    ];
    const first = await check(['quote'], { events });
    expect(first.data).toMatchObject({
      painted: { settlement: '116.00', payment: '100.00' },
      bookDeal: { on: false, why: 'amount-changed' },
    });
    const { state } = first.data as { state: unknown };
    const used = [
      { at: 800, type: 'amount-typed', side: 'Payment', text: '100.00' },
      { at: 1_300, type: 'time-passed' },
      answer(1_400, '116.00', 'Q2'),
    ];
    expect((await check(['quote'], { state, events: used })).data).toMatchObject({
      sent: [{ request: { amount: '100.00' } }],
      bookDeal: { on: true },
    });
  });

  it('goes on from the state it gave: under 7.5 seconds it renews, and rests after a worse answer', async () => {
    const first = await check(['quote'], { events: [...chosen, answer(700, '116.00', 'Q1')] });
    const { state } = first.data as { state: unknown };
    const events = [
      { at: 5700, type: 'time-passed' },
      { at: 5800, type: 'polled', seconds: 7 },
      answer(5900, '117.00', 'Q2'),
    ];
    expect((await check(['quote'], { state, events })).data).toMatchObject({
      sent: [{ call: 'GET /deal/quote/status/Q1' }, { call: 'POST /deal/quote' }],
      bookDeal: { on: false, why: 'resting' },
      state: { live: { renewed: { quote: { quoteId: 'Q1' } } } },
    });
    const rested = [...events, { at: 6900, type: 'time-passed' }];
    expect((await check(['quote'], { state, events: rested })).data).toMatchObject({
      bookDeal: { on: true },
    });
  });

  it('ends with 1 when what was expected does not hold, and with 2 for what is no event', async () => {
    expect((await check(['quote'], { events: chosen, expect: { bookDeal: true } })).code).toBe(1);
    const { code, stderr } = await check(['quote'], { events: [{ at: 0, type: 'wished' }] });
    expect(code).toBe(2);
    expect(stderr).toContain('events.0.type');
  });
});
