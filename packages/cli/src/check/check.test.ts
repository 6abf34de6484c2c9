import { describe, expect, it } from 'vitest';
import { errorOf, runFxg } from '../../test/runFxg.ts';

const check = async (words: readonly string[], given?: unknown) => {
  const ran = await runFxg(['check', ...words], given === undefined ? {} : { stdin: JSON.stringify(given) });
  return { ...ran, data: ran.stdout === '' ? null : (JSON.parse(ran.stdout) as unknown) };
};

describe('check split', () => {
  it('loses nothing, from flags and from JSON alike', async () => {
    const parts = { parts: ['33.34', '33.33', '33.33'] };
    expect(
      (await check(['split', '--total', '100.00', '--currency', 'USD', '--weights', '1,1,1'])).data,
    ).toEqual(parts);
    expect((await check(['split'], { total: '100.00', currency: 'USD', weights: [1, 1, 1] })).data).toEqual(
      parts,
    );
  });

  it('counts in the units of the currency and takes weights with decimals', async () => {
    expect((await check(['split', '--total', '100', '--currency', 'JPY', '--weights', '2,1'])).data).toEqual({
      parts: ['67', '33'],
    });
    expect(
      (await check(['split', '--total', '1.00', '--currency', 'EUR', '--weights', '0.5,1.5'])).data,
    ).toEqual({ parts: ['0.25', '0.75'] });
  });

  it.each([
    ['--total', 'ten', '--currency', 'USD', '--weights', '1'],
    ['--total', '1.5', '--currency', 'JPY', '--weights', '1'],
    ['--total', '1', '--currency', 'ABC', '--weights', '1'],
    ['--total', '1', '--currency', 'USD', '--weights', '1,-1'],
  ])('refuses what it cannot count: %s %s %s %s %s %s', async (...flags) => {
    const { code, stderr } = await check(['split', ...flags]);
    expect(code).toBe(2);
    expect(errorOf(stderr)).toMatchObject({ error: { message: 'Invalid format.' } });
  });

  it('splits evenly where no weight weighs anything', async () => {
    expect((await check(['split'], { total: '1.00', currency: 'USD', weights: [0, 0, 0] })).data).toEqual({
      parts: ['0.34', '0.33', '0.33'],
    });
  });

  it.each(['100.00', '0.00', '-5.00'])(
    'fails for %s without a weight: no parts would add up to it',
    async (total) => {
      const flags = await check(['split', `--total=${total}`, '--currency', 'USD', '--weights', '']);
      const json = await check(['split'], { total, currency: 'USD', weights: [] });
      for (const { code, stdout, stderr } of [flags, json]) {
        expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
        expect(errorOf(stderr)).toMatchObject({
          error: {
            message: 'weights: without any there are no parts that add up to the total.',
            hint: 'Give at least one, such as 1,1,1; where all are zero the total is split evenly.',
          },
        });
      }
    },
  );

  it('says what is missing', async () => {
    const { code, stderr } = await check(['split', '--total', '1']);
    expect(code).toBe(2);
    expect(errorOf(stderr)).toMatchObject({ error: { message: expect.stringMatching(/^currency: /) } });
  });
});

describe('check fees', () => {
  const accounts = [
    { id: 'EUR1', currency: 'EUR' },
    { id: 'USD1', currency: 'USD' },
  ];

  it('settles the fee from an account in USD itself', async () => {
    expect((await check(['fees'], { settlementAccount: 'USD1', accounts })).data).toMatchObject({
      applies: 'same-account',
      feeAccount: 'USD1',
      holds: true,
    });
  });

  it('asks for one of the USD accounts otherwise', async () => {
    expect((await check(['fees'], { settlementAccount: 'EUR1', accounts })).data).toMatchObject({
      applies: 'choose',
      feeAccount: null,
      choices: ['USD1'],
      holds: true,
    });
  });

  it('does not hold, with 1, for a fee account in another currency or when there is none', async () => {
    const wrong = await check(['fees'], { settlementAccount: 'EUR1', accounts, feeAccount: 'EUR1' });
    expect(wrong.code).toBe(1);
    expect(wrong.data).toMatchObject({ holds: false });
    expect(errorOf(wrong.stderr)).toMatchObject({ error: { code: 'check-does-not-hold' } });
    expect((await check(['fees'], { settlementAccount: 'EUR1', accounts: accounts.slice(0, 1) })).code).toBe(
      1,
    );
  });
});

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
