import type { EndedCall } from '@fx-gateway/domain/calls/endedCall.ts';
import type { CorpayTokenProvider } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { Instruction } from '@fx-gateway/domain/corpay/api/instruction.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringServer, type Reply } from '../../test/answeringServer.ts';
import { signedInContext } from '../../test/signedInContext.ts';
import { makeAmplifyCall } from '../http/makeAmplifyCall.ts';
import { connectSignedApi } from '../http/connectSignedApi.ts';
import { systemTimers } from '../system/systemPorts.ts';
import { connectCorpay } from './connectCorpay.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const names = {
  accessToken: 'CMG-AccessToken',
  clientCode: 'Client-Code',
  idempotencyKey: 'Idempotency-Key',
};
const clock = { now: () => 1_000_000 };

const serve = async (reply: Reply, headers: typeof names | Omit<typeof names, 'idempotencyKey'> = names) => {
  const server = await answeringServer(() => reply);
  close = server.close;
  const context = signedInContext(server.url);
  const api = connectSignedApi(context, makeAmplifyCall(context, 'corpay', 2_000), systemTimers, 2_000);
  const { corpay, corpayTokens } = connectCorpay(api, headers, clock);
  const tokens = {
    refusals: 0,
    current: async () => ({ cmgToken: 'SBX-8F21', clientCode: '410233', expires: 2_000_000 }),
    refused: () => void (tokens.refusals += 1),
  } satisfies CorpayTokenProvider & { refusals: number };
  return { heard: server.heard, corpay: corpay(tokens), corpayTokens, tokens, connect: corpay };
};

const quoteAnswer = {
  content: {
    rate: { value: 1.36415, lockSide: 'Payment', rateType: 'USDCAD', operation: 'Multiply' },
    quoteId: '9c5e0000000000000000000000000000',
    payment: { currency: 'USD', amount: 10000 },
    settlement: { currency: 'CAD', amount: 13641.5 },
  },
  errors: [],
  links: [],
};

const instruction: Instruction = {
  orderNumber: '10482213',
  payments: [
    {
      amount: makeMoney(1_000_050n, 'USD'),
      beneficiaryId: 'bene-1',
      deliveryMethod: 'W',
      purposeOfPayment: 'GOODS',
      paymentReference: 'Invoice 7',
    },
  ],
  settlement: { accountId: 'INCOMING410233_CAD', deliveryMethod: 'W', currency: 'CAD' },
  fee: { accountId: 'INCOMING410233_USD', deliveryMethod: 'E' },
};

const failing = async (status: number, body: unknown) => {
  const { corpay, tokens } = await serve({ status, body, headers: { 'x-amzn-requestid': 'r-9' } });
  const answer = await corpay.deals.book('q1', 'key-1');
  return { failure: answer.ok ? null : answer.failure, refusals: tokens.refusals };
};

describe('the calls of the partner', () => {
  it('ask for a token and count its life from the question on', async () => {
    const { corpayTokens, heard } = await serve({
      body: { access_code: 'SBX-8F21', expires_in: 1200, clientId: '410233' },
    });
    expect(await corpayTokens.request()).toEqual({
      ok: true,
      value: { cmgToken: 'SBX-8F21', clientCode: '410233', expires: 2_200_000 },
    });
    expect(heard[0]).toMatchObject({ method: 'GET', path: '/token', query: {} });
    expect(heard[0]?.headers['cmg-accesstoken']).toBeUndefined();
  });

  it('are told as they end, with the id of the answer and without an id of what they are about (REC-1, REC-2)', async () => {
    const { connect, tokens, heard } = await serve({ body: [], headers: { 'x-amzn-requestid': 'r-9' } });
    const ended: EndedCall[] = [];
    const { orders, deals } = connect({ ...tokens, ended: (call) => ended.push(call) });
    await orders.show('20418166');
    await orders.show('..');
    await deals.book('q1', 'key-1');
    expect(heard.map(({ path }) => path)).toEqual(['/deal/order/20418166', '/deal/book']);
    expect(ended).toEqual([
      { call: 'GET /deal/order/{orderNumber}', status: 200, requestId: 'r-9', key: null },
      { call: 'POST /deal/book', status: 200, requestId: 'r-9', key: 'key-1' },
    ]);
  });

  it('carry token and client code under the configured names, and no authorization but the signature', async () => {
    const { corpay, heard } = await serve({ body: [] });
    await corpay.orders.list();
    expect(heard[0]).toMatchObject({ method: 'GET', path: '/deal/orders', query: {} });
    expect(heard[0]?.headers).toMatchObject({ 'cmg-accesstoken': 'SBX-8F21', 'client-code': '410233' });
    expect(heard[0]?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 /);
  });

  it('ask for a quote with exactly the four members of the specification', async () => {
    const { corpay, heard } = await serve({ body: quoteAnswer });
    const quote = await corpay.quotes.request({
      settlementCurrency: 'CAD',
      paymentCurrency: 'USD',
      lockSide: 'Payment',
      amount: makeMoney(1_000_000n, 'USD'),
    });
    expect(heard[0]).toMatchObject({ method: 'POST', path: '/deal/quote' });
    expect(heard[0]?.body).toEqual({
      settlementCurrency: 'CAD',
      paymentCurrency: 'USD',
      lockSide: 'Payment',
      amount: 10000,
    });
    expect(quote).toEqual({
      ok: true,
      value: {
        quoteId: '9c5e0000000000000000000000000000',
        rate: 1.36415,
        payment: { currency: 'USD', minor: 1_000_000n },
        settlement: { currency: 'CAD', minor: 1_364_150n },
        expiryRemaining: null,
      },
    });
  });

  it('ask how long a quote lives, and by its own path', async () => {
    const { corpay, heard } = await serve({ body: { content: { expiryRemaining: 12.5 } } });
    expect(await corpay.quotes.remaining('a/b')).toEqual({ ok: true, value: 12.5 });
    expect(heard[0]).toMatchObject({ method: 'GET', path: '/deal/quote/status/a%2Fb' });
  });

  it('book with the quote id and the key', async () => {
    const { corpay, heard } = await serve({ body: { content: { ordNum: 10482213, token: 'x' } } });
    expect(await corpay.deals.book('q1', 'key-1')).toEqual({ ok: true, value: { orderNumber: '10482213' } });
    expect(heard[0]).toMatchObject({ method: 'POST', path: '/deal/book', body: { quoteId: 'q1' } });
    expect(heard[0]?.body).toEqual({ quoteId: 'q1' });
    expect(heard[0]?.headers['idempotency-key']).toBe('key-1');
  });

  it('send no key to a gateway that takes none', async () => {
    const { corpay, heard } = await serve(
      { body: { content: {} } },
      { accessToken: 'X-Token', clientCode: 'X-Client' },
    );
    await corpay.deals.book('q1', 'key-1');
    expect(Object.values(heard[0]?.headers ?? {})).not.toContain('key-1');
    expect(heard[0]?.headers).toMatchObject({ 'x-token': 'SBX-8F21', 'x-client': '410233' });
  });

  it('instruct with one order, one payment and two settlements', async () => {
    const { corpay, heard } = await serve({ body: { content: { ordNum: 10482213 } } });
    await corpay.deals.instruct(instruction, 'key-2');
    expect(heard[0]).toMatchObject({ method: 'POST', path: '/deal/instruct' });
    expect(heard[0]?.headers['idempotency-key']).toBe('key-2');
    expect(heard[0]?.body).toEqual({
      Orders: [{ orderId: '10482213', amount: 10000.5 }],
      Payments: [
        {
          amount: 10000.5,
          currency: 'USD',
          beneficiaryId: 'bene-1',
          deliveryMethod: 'W',
          purposeOfPayment: 'GOODS',
          paymentReference: 'Invoice 7',
        },
      ],
      Settlements: [
        { accountId: 'INCOMING410233_CAD', deliveryMethod: 'W', currency: 'CAD', purpose: 'Spot' },
        { accountId: 'INCOMING410233_USD', deliveryMethod: 'E', currency: 'USD', purpose: 'Fee' },
      ],
    });
  });

  it('never send quote, booking or instruction a second time', async () => {
    const { corpay, heard } = await serve('reset');
    const quoted = await corpay.quotes.request({
      settlementCurrency: 'CAD',
      paymentCurrency: 'USD',
      lockSide: 'Payment',
      amount: makeMoney(1n, 'USD'),
    });
    const booked = await corpay.deals.book('q1', 'key-1');
    const instructed = await corpay.deals.instruct(instruction, 'key-2');
    for (const answer of [quoted, booked, instructed]) {
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'no-answer', status: null } });
    }
    expect(heard.map(({ path }) => path)).toEqual(['/deal/quote', '/deal/book', '/deal/instruct']);
  });

  it('use the query keys of the specification', async () => {
    const { corpay, heard } = await serve({ body: { content: { items: [] } } });
    await corpay.settlements.purposes({ currency: 'EUR', countryISO: 'GR', method: 'W' });
    await corpay.settlements.accounts();
    await corpay.beneficiaries.list();
    await corpay.beneficiaries.show('bene 1');
    await corpay.orders.show('10482213');
    expect(heard.map(({ path, query }) => [path, query])).toEqual([
      ['/deal/paymentPurpose', { currency: 'EUR', countryISO: 'GR', method: 'W' }],
      ['/deal/settlementAccounts', {}],
      ['/beneficiaries', {}],
      ['/beneficiaries', { id: 'bene 1' }],
      ['/deal/order/10482213', {}],
    ]);
  });

  it('send nothing without a token', async () => {
    const { connect, heard } = await serve({ body: [] });
    const answer = await connect({ current: async () => null, refused: () => undefined }).orders.list();
    expect(answer).toEqual({
      ok: false,
      failure: {
        kind: 'missing-token',
        path: '/deal/orders',
        status: null,
        messages: [],
        code: null,
        listed: false,
        requestId: null,
      },
    });
    expect(heard).toHaveLength(0);
  });
});

describe('a failed call', () => {
  it('tells the source of the token when the token was refused', async () => {
    const { failure, refusals } = await failing(401, {
      errors: [{ key: 'token', message: 'Unknown token.' }],
    });
    expect(failure).toEqual({
      kind: 'token-refused',
      path: '/deal/book',
      status: 401,
      messages: ['Unknown token.'],
      code: 'token',
      listed: true,
      requestId: 'r-9',
    });
    expect(refusals).toBe(1);
  });

  it('takes a 403 for an expired session unless it names a permission', async () => {
    expect(await failing(403, { message: 'Forbidden' })).toMatchObject({
      failure: { kind: 'session-refused', messages: ['Forbidden'], listed: false },
      refusals: 1,
    });
    await close?.();
    expect(await failing(403, { errors: [{ key: 'permission', message: 'Not yours.' }] })).toMatchObject({
      failure: { kind: 'permission', messages: ['Not yours.'] },
      refusals: 0,
    });
  });

  it('keeps every message in order, and the key of the first', async () => {
    const { failure } = await failing(410, {
      errors: [{ key: 'QUOTE_EXPIRED', message: 'One.' }, { message: 'Two.' }],
      message: 'Gone',
    });
    expect(failure).toMatchObject({
      kind: 'refused',
      status: 410,
      messages: ['One.', 'Two.'],
      code: 'QUOTE_EXPIRED',
    });
  });

  it('reads the code and the message of an answer without a list', async () => {
    const { failure } = await failing(400, { code: 'INTEGRATION_MISSING', message: 'No integration.' });
    expect(failure).toMatchObject({
      messages: ['No integration.'],
      code: 'INTEGRATION_MISSING',
      listed: false,
    });
  });

  it('knows trouble of the server, and an answer that cannot be read, from a refusal', async () => {
    expect((await failing(502, '<html>')).failure).toMatchObject({ kind: 'server-trouble', messages: [] });
    await close?.();
    expect((await failing(200, 'not json')).failure).toMatchObject({ kind: 'unreadable', status: 200 });
    await close?.();
    expect((await failing(200, '')).failure).toMatchObject({ kind: 'unreadable', requestId: 'r-9' });
  });
});
