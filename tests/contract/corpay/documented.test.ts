import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpayCustomer, instructionOf, type CorpayCustomer } from './corpayCustomer.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';

let started: StartedSandbox;
let customer: CorpayCustomer;

beforeAll(async () => {
  started = await startSandbox({ idempotency: false });
  customer = await corpayCustomer(started.url, 'corpay@sandbox.test');
});
afterAll(() => started.sandbox.close());

describe('the partner as it is documented, without idempotency', () => {
  it('answers a repeated booking with an all-zero token and no order number, key or not', async () => {
    const { quoteId } = await customer.quote();
    const before = (await customer.orders()).length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => customer.book(quoteId, 'the-same-key')),
    );
    const repeated = { token: '00000000-0000-0000-0000-000000000000' };
    const contents = answers.map(({ body }) => JSON.stringify(body));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(
      contents.filter((content) => content === JSON.stringify({ content: repeated, errors: [], links: [] })),
    ).toHaveLength(49);
    expect((await customer.orders()).length).toBe(before + 1);
  });

  it('answers a late booking with 410, also when the quote was booked in time', async () => {
    const { quoteId } = await customer.quote();
    await customer.book(quoteId);
    started.advance(30_000);
    const late = await customer.book(quoteId);
    expect(late.status).toBe(410);
    expect(late.body).toEqual({ errors: [{ key: 'QUOTE_EXPIRED', message: 'The quote has expired.' }] });
  });

  it('refuses an order that was already instructed, though it is the same instruction under the same key', async () => {
    const deal = await customer.deal();
    const body = instructionOf(deal);
    const answers = await Promise.all(Array.from({ length: 5 }, () => customer.instruct(body, 'pay')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    const order = await customer.call('GET', `/deal/order/${deal.orderNumber}`);
    expect(order.body).toMatchObject({ content: { payments: [{ reference: 'Invoice 12' }] } });
  });
});
