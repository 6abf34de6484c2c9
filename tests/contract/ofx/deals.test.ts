import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seededPassword } from '@fx-gateway/sandbox';
import { runFxg } from '../../../packages/cli/test/runFxg.ts';
import { expectRoundedTo } from '../harness/expectRoundedTo.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';
import { ofxCustomer, type OfxCustomer } from './ofxCustomer.ts';

const thalassa = '3e9a7c10-52b8-4d6f-9a41-6b0d1f2e2001';
const kerameia = '3e9a7c10-52b8-4d6f-9a41-6b0d1f2e2002';
const imogen = '3e9a7c10-52b8-4d6f-9a41-6b0d1f2e2004';

const quoteSeconds = 20;
let started: StartedSandbox;
let customer: OfxCustomer;

beforeAll(async () => {
  started = await startSandbox({ quoteSeconds });
});
afterAll(() => started.sandbox.close());
beforeEach(async () => {
  await started.sandbox.reset();
  customer = await ofxCustomer(started.url);
});

const quoteAnswer = z.strictObject({
  id: z.uuid(),
  buyCurrency: z.string(),
  buyAmount: z.number(),
  sellCurrency: z.string(),
  sellAmount: z.number(),
  fee: z.number(),
  feeCurrency: z.string(),
  customerRate: z.number(),
  inverseCustomerRate: z.number(),
});
const bookedAnswer = z.strictObject({ dealId: z.uuid(), reference: z.string() });
const dealsAnswer = z.strictObject({
  deals: z.array(z.object({ dealId: z.string(), reference: z.string(), status: z.string() }).loose()),
});

const asked = {
  detailedResponse: true,
  buyCurrency: 'USD',
  buyAmount: 0,
  sellCurrency: 'EUR',
  sellAmount: 900,
  beneficiaries: 2,
};
const quote = async (changed: object = {}) =>
  quoteAnswer.parse(
    (await customer.call('POST', '/payments/quotes', { body: { ...asked, ...changed } })).body,
  );
const quoteRefusal = async (changed: object) => {
  const { status, body } = await customer.call('POST', '/payments/quotes', {
    body: { ...asked, ...changed },
  });
  return [status, body];
};
const bookingOf = (quoteId: string, amounts: readonly [number, number] = [600.01, 299.99]) => ({
  quoteId,
  beneficiaries: [
    { beneficiaryId: thalassa, amount: amounts[0] },
    { beneficiaryId: kerameia, amount: amounts[1] },
  ],
  fundingSource: 'Direct Debit',
});
const book = async (body: object, key?: string) => {
  const answer = await customer.call('POST', '/payments/deals', {
    body,
    ...(key === undefined ? {} : { key }),
  });
  return [answer.status, answer.body];
};
const deals = async () => dealsAnswer.parse((await customer.call('GET', '/payments/deals')).body).deals;
const isStale = async (id: string) => (await customer.call('GET', `/payments/quotes/${id}/stale`)).body;

describe('a quote', () => {
  it('keeps what beneficiaries receive, and says what the customer pays, the rate and the fee', async () => {
    const given = await quote();
    expect(given).toMatchObject({ sellAmount: 900, sellCurrency: 'EUR', buyCurrency: 'USD' });
    expectRoundedTo(given.buyAmount, 900 / given.customerRate);
    expect(given.customerRate * given.inverseCustomerRate).toBeCloseTo(1, 6);
    expect([given.fee, given.feeCurrency]).toEqual([20, 'USD']);
  });

  it('keeps what the customer pays when that was asked', async () => {
    const given = await quote({ buyAmount: 20_000, sellAmount: 0, beneficiaries: 1 });
    expect(given).toMatchObject({ buyAmount: 20_000, fee: 0 });
    expectRoundedTo(given.sellAmount, 20_000 * given.customerRate);
  });

  it('is refused with a sentence for what cannot be quoted', async () => {
    expect(await quoteRefusal({ sellCurrency: 'USD' })).toEqual([
      403,
      { message: 'The two currencies must differ.' },
    ]);
    expect(await quoteRefusal({ sellCurrency: 'IDR', sellAmount: 0.01 })).toEqual([
      403,
      { message: 'The amount is worth nothing in the other currency.' },
    ]);
    expect(await quoteRefusal({ sellAmount: 9_100_000_000_000 })).toEqual([
      403,
      { message: 'The amount is too large to be quoted.' },
    ]);
  });

  it('is stale when its time is over, and when it is booked', async () => {
    const { id } = await quote();
    expect(await isStale(id)).toEqual({ isStale: false });
    started.advance(quoteSeconds * 1000);
    expect(await isStale(id)).toEqual({ isStale: true });
    const next = await quote();
    await book(bookingOf(next.id));
    expect(await isStale(next.id)).toEqual({ isStale: true });
    const unknown = '11111111-2222-4333-8444-555555555555';
    expect((await customer.call('GET', `/payments/quotes/${unknown}/stale`)).status).toBe(404);
  });
});

describe('a deal', () => {
  it('is made of a quote, and stands first in the list with its beneficiaries', async () => {
    const given = await quote();
    const [status, body] = await book(bookingOf(given.id));
    expect(status).toBe(200);
    const { dealId, reference } = bookedAnswer.parse(body);
    expect((await deals())[0]).toEqual({
      dealId,
      reference,
      enteredDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      maturityDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      status: 'AwaitingFunds',
      stateInfo: { dealState: 'AwaitingFunds', dealStateDisplay: 'Awaiting Funds' },
      buyAmount: given.buyAmount,
      buyCurrency: 'USD',
      sellAmount: 900,
      sellCurrency: 'EUR',
      rate: given.customerRate,
      fee: given.fee,
      feeCurrency: 'USD',
      dealBeneficiaries: [
        { beneficiaryId: thalassa, amount: 600.01 },
        { beneficiaryId: kerameia, amount: 299.99 },
      ],
    });
    await customer.call('DELETE', `/payments/beneficiaries/${kerameia}`);
    expect((await customer.call('GET', `/payments/deals/${dealId}/beneficiaries`)).body).toEqual({
      dealBeneficiaries: [
        { beneficiaryId: thalassa, name: 'Thalassa Olive Cooperative', amount: 600.01, currency: 'EUR' },
        { beneficiaryId: kerameia, name: 'Kerameia Tile Works', amount: 299.99, currency: 'EUR' },
      ],
    });
  });

  it('of the stories is there in every state', async () => {
    const states = (await deals()).map(({ status }) => status);
    expect(new Set(states).size).toBe(9);
    expect(states).toEqual(
      expect.arrayContaining(['Unpaid', 'Expired', 'Unknown', 'Remitted', 'AwaitingFunds']),
    );
  });

  it('is not made of what does not fit its quote', async () => {
    const { id } = await quote();
    const before = await deals();
    expect(await book(bookingOf(id, [600, 299.99]))).toEqual([
      400,
      { message: 'The amounts add up to 899.99 EUR, and the quote is for 900.00.' },
    ]);
    const foreign = bookingOf(id);
    const [first] = foreign.beneficiaries;
    const beneficiaries = [first, { beneficiaryId: imogen, amount: 299.99 }];
    expect(await book({ ...foreign, beneficiaries })).toEqual([
      400,
      { message: 'Imogen Hartwell is not paid in EUR.' },
    ]);
    expect((await book({ ...foreign, fundingSource: 'Cheque' }))[0]).toBe(400);
    expect((await book({ ...foreign, quoteId: 'none' }))[0]).toBe(404);
    expect(await deals()).toEqual(before);
    expect((await book(bookingOf(id)))[0]).toBe(200);
  });

  it('is not made of a quote whose time is over', async () => {
    const { id } = await quote();
    started.advance(quoteSeconds * 1000);
    expect(await book(bookingOf(id))).toEqual([410, { message: 'The quote has expired.' }]);
  });

  it('is made once, and the same booking again is told of it, with a key and without', async () => {
    const keyed = await quote();
    const first = await book(bookingOf(keyed.id), 'once');
    expect(await book(bookingOf(keyed.id), 'once')).toEqual(first);
    const other = await book(bookingOf(keyed.id, [600, 300]), 'once');
    expect(other[0]).toBe(422);
    const plain = await quote();
    const second = await book(bookingOf(plain.id));
    started.advance(quoteSeconds * 1000);
    expect(await book(bookingOf(plain.id))).toEqual(second);
    expect(await book(bookingOf(plain.id, [600, 300]))).toEqual([
      409,
      { message: 'This quote is booked already.' },
    ]);
    expect(await deals()).toHaveLength(11);
  });

  it('is made once however many ask at a time', async () => {
    const { id } = await quote();
    const answers = await Promise.all([1, 2, 3].map(() => book(bookingOf(id))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await deals()).toHaveLength(10);
  });

  it('is made once where no keys are honoured, and a repetition is refused', async () => {
    const { url, sandbox } = await startSandbox({ idempotency: false });
    const plain = await ofxCustomer(url);
    const { id } = quoteAnswer.parse((await plain.call('POST', '/payments/quotes', { body: asked })).body);
    const sent = { body: bookingOf(id), key: 'once' };
    expect((await plain.call('POST', '/payments/deals', sent)).status).toBe(200);
    expect(await plain.call('POST', '/payments/deals', sent)).toMatchObject({
      status: 409,
      body: { message: 'This quote is booked already.' },
    });
    const configuration = await (await fetch(`${url}/config.json`)).json();
    expect(configuration).not.toHaveProperty('ofx.idempotencyKey');
    await sandbox.close();
  });
});

describe('a rate', () => {
  it('is given to a rates token, and to no other', async () => {
    const path = '/ofxrates/USD/EUR/1000';
    const { ratesToken } = customer;
    expect(await customer.call('GET', path, { token: ratesToken })).toMatchObject({
      status: 200,
      body: {
        ofxRate: expect.any(Number),
        inverseOfxRate: expect.any(Number),
        convertedAmount: expect.any(Number),
      },
    });
    expect(await customer.call('GET', path)).toMatchObject({
      status: 403,
      body: { message: 'The bearer token is not for the scope ofxrates.' },
    });
  });
});

describe('what fxg doctor looks at for a customer who has authorized the partner', () => {
  const fetchOfNode = globalThis.fetch;
  afterAll(() => {
    globalThis.fetch = fetchOfNode;
  });

  it('is all as expected', async () => {
    const words = ['doctor', '--as', 'ofx@sandbox.test', '--password-stdin'];
    const { code, stdout } = await runFxg(words, {
      stdin: `${seededPassword}\n`,
      environment: { FXG_CONFIG: `${started.url}/config.json` },
    });
    const { findings } = z
      .object({ findings: z.array(z.object({ look: z.string(), call: z.string(), verdict: z.string() })) })
      .parse(JSON.parse(stdout));
    const answers = findings.filter(({ look, verdict }) => look === 'answer' && verdict === 'as-expected');
    expect(answers.map(({ call }) => call)).toEqual(
      expect.arrayContaining([
        'GET /payments/beneficiaries',
        'GET /bank-accounts/template/{country}/{currency}/bankaccount',
        'GET /payments/deals',
        'GET /payments/deals/{dealId}/beneficiaries',
      ]),
    );
    expect(code, stdout).toBe(0);
  });
});
