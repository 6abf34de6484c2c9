import { describe, expect, it } from 'vitest';
import { errorOf, runFxg } from '../../../test/runFxg.ts';
import { commandOutputs } from '../../outputs/commandOutputs.ts';

const check = async (given: object) => {
  const ran = await runFxg(['check', 'error'], { stdin: JSON.stringify({ partner: 'corpay', ...given }) });
  return { ...ran, data: ran.stdout === '' ? null : (JSON.parse(ran.stdout) as Record<string, unknown>) };
};
const errors = (...messages: string[]) => ({ errors: messages.map((message) => ({ key: 'k', message })) });
const banks = (count: number, total: number) => ({
  banks: {
    data: {
      rows: Array.from({ length: count }, () => ({ institutionName: 'Sandbank' })),
      pagination: { total },
    },
  },
});
const tokens = 'An error happened when trying to generate tokens.';
const connecting = "We're having trouble connecting. Please try again later.";

const unsent = async (call: string, why: string) =>
  (await check({ call, status: null, unsent: why })).data?.['words'];
const asks = async (status: number, body: object) =>
  (await check({ call: 'orders', status, body })).data?.['asksForToken'];
const kindOf = async (body: unknown) => (await check({ call: 'quote', status: 200, body })).data?.['failure'];
const quote = (payment: string, expiryRemaining: number) => ({
  quoteId: 'q',
  rate: { value: 0.86 },
  settlement: { currency: 'USD', amount: 116 },
  payment: { currency: payment, amount: 100 },
  expiryRemaining,
});

describe('check error gives every failure of Corpay in its words', () => {
  it.each([
    [
      'ERR-27',
      'token',
      400,
      { code: 'INTEGRATION_MISSING', message: 'None.' },
      'None. (INTEGRATION_MISSING)',
    ],
    ['ERR-27', 'token', 500, { code: 'E1', message: 'Broken.' }, 'Broken. (E1)'],
    ['ERR-28', 'token', 503, null, 'Sorry, this function is currently unavailable. Please try again later.'],
    ['ERR-29', 'token', 404, null, `${tokens} Try again in a few minutes.`],
    ['ERR-30', 'token', 502, null, `${tokens} Try again later.`],
    ['ERR-31', 'token', 400, { message: 'Because.' }, 'Because.'],
    ['ERR-31', 'token', 400, null, 'Unable to generate tokens.'],
    ['ERR-31', 'token', null, null, 'Unable to generate tokens.'],
    ['ERR-32', 'rules', 503, null, 'Sorry, but this is currently unavailable. Please try again later.'],
    ['ERR-33', 'rules', 401, null, 'Session expired. Trying to generate new tokens...'],
    ['ERR-34', 'rules', 403, { message: 'Forbidden' }, 'Session expired. Please reload the page.'],
    ['ERR-36', 'rules', 400, errors('First.', 'Second.'), 'First.'],
    ['ERR-36', 'rules', 400, null, 'Error calling /beneficiaries/rules.'],
    ['ERR-37', 'beneficiaries', 400, errors('Closed.'), 'Error encountered: Closed.'],
    ['ERR-37', 'beneficiaries', 500, null, 'Error encountered: Error calling /beneficiaries.'],
    ['ERR-38', 'beneficiaries', null, null, 'Unable to load beneficiaries.'],
    [
      'ERR-39',
      'banks',
      500,
      null,
      "We're having trouble loading banks. Please try again later or enter the bank details manually.",
    ],
    [
      'ERR-40',
      'banks',
      200,
      banks(0, 0),
      "No banks found. We couldn't find anything with that term. Please try again.",
    ],
    [
      'ERR-41',
      'banks',
      200,
      banks(100, 137),
      '37 other results not shown. Please try narrowing your search.',
    ],
    ['ERR-42', 'quote', 400, errors('Too high.', 'Try less.'), 'Too high. - Try less.'],
    ['ERR-43', 'book', 410, errors('Quote is over.'), 'Unable to book deal: Quote is over.'],
    ['ERR-43', 'book', 500, errors('Broken.'), 'Unable to book deal: Broken.'],
    ['ERR-44', 'book', 500, null, connecting],
    ['ERR-44', 'book', 502, { message: 'Bad gateway' }, connecting],
    ['ERR-45', 'book', 400, { message: 'Not today.' }, 'Not today.'],
    ['ERR-45', 'book', null, null, connecting],
    ['ERR-46', 'GET /deal/order/20418166', 404, null, 'Unable to retrieve order. Order ID: 20418166'],
    ['ERR-47', 'orders', 500, null, 'Unable to load orders. Please try again later.'],
    [
      'ERR-48',
      'settlement-accounts',
      500,
      null,
      'Unable to get settlement accounts. Please try again later.',
    ],
    ['ERR-49', 'payment-purposes', 500, null, 'Unable to load payment purpose. Please try again later.'],
    [
      'ERR-50',
      'instruct',
      400,
      errors('One.', 'Two.'),
      'Error instructing deal. Please try again. (One., Two.)',
    ],
    ['ERR-50', 'instruct', 500, null, 'Error instructing deal. Please try again.'],
  ] as const)('%s: %s answered %s', async (_row, call, status, body, words) => {
    expect(await check({ call, status, body, expect: { words } })).toMatchObject({
      code: 0,
      data: { words, holds: true },
    });
  });

  it('ERR-26 and ERR-35: what goes wrong before a call leaves', async () => {
    expect(await unsent('token', 'missing-configuration')).toBe(
      'Unable to generate tokens due to an environment configuration issue. Please try again later.',
    );
    expect(await unsent('rules', 'missing-token')).toBe('Unable to access API, missing access token.');
  });
});

describe('check error', () => {
  it('gives the failure as the product reads it, and what it proves', async () => {
    const body = { errors: [{ key: 'QUOTE_EXPIRED', message: 'Over.' }] };
    expect((await check({ call: '/deal/book', status: 410, body, requestId: 'r-9' })).data).toEqual({
      failure: {
        kind: 'refused',
        path: '/deal/book',
        status: 410,
        messages: ['Over.'],
        code: 'QUOTE_EXPIRED',
        listed: true,
        requestId: 'r-9',
      },
      words: 'Unable to book deal: Over.',
      nothingHappened: true,
      asksForToken: false,
      holds: true,
    });
    expect((await check({ call: 'book', status: 502 })).data).toMatchObject({ nothingHappened: false });
  });

  it('says of a booking that names no order what the product says: it is not known', async () => {
    expect((await check({ call: 'book', status: 200, body: {} })).data).toMatchObject({
      failure: null,
      words: 'The partner named no order. It is not known whether the deal was booked.',
      nothingHappened: false,
    });
    const booked = await check({ call: 'book', status: 200, body: { content: { ordNum: '700' } } });
    expect(booked.data).toMatchObject({ failure: null, words: null, nothingHappened: null });
    expect(commandOutputs['check error'].parse(booked.data)).toEqual(booked.data);
  });

  it('says for a 401, and a 403 that names no permission, that a token is asked for', async () => {
    expect(await asks(401, {})).toBe(true);
    expect(await asks(403, {})).toBe(true);
    expect(await asks(403, { errors: [{ key: 'permission', message: 'Not yours.' }] })).toBe(false);
  });

  it('reads an answer that is none, a quote in other money and one that had ended', async () => {
    expect(await kindOf('no json')).toMatchObject({ kind: 'unreadable' });
    expect(await kindOf(quote('GBP', 30))).toMatchObject({ kind: 'unreadable' });
    expect(await kindOf(quote('EUR', 0))).toMatchObject({ kind: 'quote-ended' });
    expect(await kindOf(quote('EUR', 30))).toBeNull();
  });

  it('ends with 1 when what was expected does not hold', async () => {
    const kind = await check({ call: 'book', status: 500, expect: { kind: 'refused' } });
    expect(kind).toMatchObject({ code: 1, data: { holds: false } });
    expect(errorOf(kind.stderr)).toMatchObject({
      error: { code: 'check-does-not-hold', message: 'The failure is server-trouble.' },
    });
    const words = await check({ call: 'book', status: 500, expect: { words: 'Broken.' } });
    expect(words.code).toBe(1);
    expect(errorOf(words.stderr)).toMatchObject({ error: { message: `The words are: ${connecting}` } });
    const none = await check({
      call: 'banks',
      status: 200,
      body: banks(1, 1),
      expect: { kind: null, words: null },
    });
    expect(none.code).toBe(0);
  });

  it('ends with 2 for an unknown call, and names those that are known', async () => {
    const { code, stderr } = await check({ call: 'lunch', status: 200 });
    expect(code).toBe(2);
    expect(errorOf(stderr)).toMatchObject({
      error: { message: expect.stringContaining('token, beneficiaries') },
    });
    expect((await check({ call: 'GET /deal/order/', status: 404 })).code).toBe(2);
  });
});
