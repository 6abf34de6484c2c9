import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  corpayCustomer,
  errorsOf,
  orderNumberOf,
  type CorpayCustomer,
  type QuoteAsked,
} from './corpayCustomer.ts';
import { expectRoundedTo } from '../harness/expectRoundedTo.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';

const quoteSeconds = 20;
let started: StartedSandbox;
let customer: CorpayCustomer;
let other: CorpayCustomer;

beforeAll(async () => {
  started = await startSandbox({ quoteSeconds });
  customer = await corpayCustomer(started.url, 'corpay@sandbox.test');
  other = await corpayCustomer(started.url, 'empty@sandbox.test');
});
afterAll(() => started.sandbox.close());

const remaining = z.object({ content: z.object({ expiryRemaining: z.number() }) });

describe('a quote', () => {
  it('keeps the locked side, derives the other from the rate and says how long it lasts', async () => {
    const paying = await customer.quote({ lockSide: 'payment', paymentCurrency: 'GBP', amount: 2500.75 });
    expect(paying.payment).toEqual({ currency: 'GBP', amount: 2500.75 });
    expectRoundedTo(paying.settlement.amount, 2500.75 / paying.rate.value);
    expect(paying.expiryRemaining).toBe(quoteSeconds);
    const settling = await customer.quote({ paymentCurrency: 'JPY' });
    expect(settling.settlement).toEqual({ currency: 'USD', amount: 10_000 });
    expect(Number.isInteger(settling.payment.amount)).toBe(true);
  });

  it.each<[string, Partial<QuoteAsked> & Record<string, unknown>, string]>([
    ['an amount of 0.01', { amount: 0.01 }, 'amount'],
    ['an amount above the limit', { amount: 100_000_000.01 }, 'amount'],
    ['more decimals than the currency has', { amount: 10.001 }, 'amount'],
    ['an amount worth nothing on the other side', { settlementCurrency: 'IDR', amount: 0.05 }, 'amount'],
    ['one currency twice', { paymentCurrency: 'USD' }, 'paymentCurrency'],
    ['a currency that nobody is paid in', { paymentCurrency: 'MXN' }, 'paymentCurrency'],
    ['an unknown lock side', { lockSide: 'both' }, 'lockSide'],
    ['an unknown member', { note: 'hello' }, 'body'],
  ])('is refused for %s', async (_what, change, key) => {
    const good = { settlementCurrency: 'USD', paymentCurrency: 'EUR', lockSide: 'Settlement', amount: 100 };
    const { status, body } = await customer.call('POST', '/deal/quote', { body: { ...good, ...change } });
    expect(status).toBe(400);
    expect(body).toEqual({ errors: [{ key, message: expect.any(String) }] });
  });

  it('has nothing left once it is booked', async () => {
    const { quoteId } = await customer.quote();
    await customer.book(quoteId);
    const { body } = await customer.call('GET', `/deal/quote/status/${quoteId}`);
    expect(body).toMatchObject({ content: { expiryRemaining: 0 } });
  });

  it('counts down to nothing, is then refused with 410, and is nobody else’s', async () => {
    const { quoteId } = await customer.quote();
    started.advance(quoteSeconds * 500);
    const half = await customer.call('GET', `/deal/quote/status/${quoteId}`);
    const left = remaining.parse(half.body).content.expiryRemaining;
    expect(left).toBeLessThanOrEqual(quoteSeconds / 2);
    expect(left).toBeGreaterThan(0);
    expect((await other.call('GET', `/deal/quote/status/${quoteId}`)).status).toBe(404);
    expect((await customer.call('GET', '/deal/quote/status/unknown')).status).toBe(404);
    started.advance(quoteSeconds * 500);
    const over = await customer.call('GET', `/deal/quote/status/${quoteId}`);
    expect(over.body).toMatchObject({ content: { expiryRemaining: 0 } });
    const late = await customer.book(quoteId);
    expect([late.status, late.body]).toEqual([410, errorsOf('QUOTE_EXPIRED', 'The quote has expired.')]);
  });
});

describe('a booking', () => {
  it('makes a deal with the numbers that were quoted', async () => {
    const quoted = await customer.quote();
    const booked = await customer.book(quoted.quoteId);
    const orderNumber = orderNumberOf(booked);
    expect(booked.body).toMatchObject({
      content: {
        orderNumber,
        ordNum: orderNumber,
        token: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
        settlementDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    });
    const order = await customer.call('GET', `/deal/order/${orderNumber}`);
    expect(order.body).toMatchObject({
      content: {
        orderDetail: {
          ordNum: orderNumber,
          buy: 'USD',
          buyAmount: 10_000,
          sell: 'EUR',
          sellAmount: quoted.payment.amount,
          exchange: quoted.rate.value,
        },
        fees: [],
        payments: [],
        settlements: [],
      },
    });
    expect((await customer.orders()).at(-1)).toMatchObject({
      ordNum: orderNumber,
      beneCount: 0,
      sell: 'EUR',
      sellAmount: quoted.payment.amount,
    });
  });

  it('of one quote is one deal, though fifty ask for it at once', async () => {
    const { quoteId } = await customer.quote();
    const before = (await customer.orders()).length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => customer.book(quoteId, at % 2 === 0 ? undefined : `press-${at}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(orderNumberOf)).size).toBe(1);
    expect((await customer.orders()).length).toBe(before + 1);
  });

  it('is told again after the end of its quote, with its key and without', async () => {
    const { quoteId } = await customer.quote();
    const first = await customer.book(quoteId, 'late-answer');
    started.advance(quoteSeconds * 1000);
    expect((await customer.book(quoteId, 'late-answer')).body).toEqual(first.body);
    expect((await customer.book(quoteId)).body).toEqual(first.body);
  });

  it('numbers the deals of many quotes booked at once in the order in which they appear', async () => {
    const quotes = await Promise.all(Array.from({ length: 8 }, () => customer.quote()));
    const booked = await Promise.all(quotes.map(({ quoteId }, at) => customer.book(quoteId, `many-${at}`)));
    const numbers = booked.map(orderNumberOf);
    expect(new Set(numbers).size).toBe(8);
    expect(numbers.every((number) => /^\d{8}$/.test(String(number)))).toBe(true);
    const listed = (await customer.orders()).slice(-8);
    expect(listed).toEqual(
      numbers.toSorted((a, b) => a - b).map((ordNum) => expect.objectContaining({ ordNum })),
    );
  });

  it('is refused for an unknown quote, another customer’s quote and a body that is none', async () => {
    const { quoteId } = await customer.quote();
    const unknown = await customer.book('0123456789abcdef');
    expect([unknown.status, unknown.body]).toEqual([
      404,
      errorsOf('QUOTE_UNKNOWN', 'There is no such quote.'),
    ]);
    const foreign = await other.book(quoteId);
    expect([foreign.status, foreign.body]).toEqual([
      403,
      errorsOf('permission', 'This quote belongs to another customer.'),
    ]);
    expect((await customer.call('POST', '/deal/book', { body: { quoteId, twice: true } })).status).toBe(400);
    expect((await customer.call('POST', '/deal/book', { body: { quoteId: 5 } })).status).toBe(400);
    expect((await customer.book(quoteId)).status).toBe(200);
  });
});

describe('an idempotency key', () => {
  it('gives the first answer again, and refuses another body with 422', async () => {
    const [one, two] = [await customer.quote(), await customer.quote()];
    const first = await customer.book(one.quoteId, 'press-a');
    expect(await customer.book(one.quoteId, 'press-a')).toMatchObject({ status: 200, body: first.body });
    const reused = await customer.book(two.quoteId, 'press-a');
    expect([reused.status, reused.body]).toEqual([
      422,
      errorsOf('Idempotency-Key', 'This key was used for another request.'),
    ]);
    expect((await customer.instruct({ quoteId: one.quoteId }, 'press-a')).status).toBe(422);
  });

  it('gives a refusal again, too', async () => {
    const unknown = await customer.book('nothing', 'press-b');
    expect(await customer.book('nothing', 'press-b')).toMatchObject({ status: 404, body: unknown.body });
  });

  it('belongs to its customer', async () => {
    const [own, theirs] = [await customer.quote(), await other.quote()];
    const booked = await Promise.all([
      customer.book(own.quoteId, 'press-c'),
      other.book(theirs.quoteId, 'press-c'),
    ]);
    expect(booked.map(({ status }) => status)).toEqual([200, 200]);
    expect(orderNumberOf(booked[0])).not.toBe(orderNumberOf(booked[1]));
  });

  it('must be a readable one', async () => {
    const { quoteId } = await customer.quote();
    expect((await customer.book(quoteId, 'x'.repeat(256))).status).toBe(400);
    expect((await customer.book(quoteId, 'two words')).status).toBe(400);
  });
});
