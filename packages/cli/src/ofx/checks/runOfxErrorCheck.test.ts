import { describe, expect, it } from 'vitest';
import { errorOf, runFxg } from '../../../test/runFxg.ts';

const check = async (given: object) => {
  const ran = await runFxg(['check', 'error'], { stdin: JSON.stringify({ partner: 'ofx', ...given }) });
  return { ...ran, data: ran.stdout === '' ? null : (JSON.parse(ran.stdout) as Record<string, unknown>) };
};
const errors = (...messages: string[]) => ({ errors: messages.map((message) => ({ message })) });

describe('check error gives every failure of OFX in its words', () => {
  it.each([
    ['ERR-17', 'validate', null, null, 'Network trouble. Please check your connection and try again.'],
    ['ERR-18', 'quote', 403, errors('Too high.'), 'Too high. Please update your quote and try again.'],
    ['ERR-19', 'quote', 401, null, 'Secure Tokens have expired. Please refresh your browser and try again.'],
    ['ERR-20', 'quote', 500, null, 'Please update your quote and try again.'],
    ['ERR-21', 'quote', null, null, 'Unable to communicate with servers. Please try again later.'],
    ['ERR-22', 'book', 403, errors('Quote is over.'), 'Quote is over.'],
    ['ERR-23', 'book', null, null, "We're having trouble connecting. Please try again later."],
    ['ERR-24', 'deals', 500, errors('Broken.'), 'Unable to load deals at this time: Broken.'],
    ['ERR-24', 'deals', 502, null, 'Unable to load deals at this time.'],
    [
      'ERR-25',
      'GET /payments/deals/d-1/beneficiaries',
      404,
      null,
      'Unable to fetch deal beneficiaries at this time.',
    ],
    ['S-100', 'token', 400, { code: 'OTHER', message: 'Over.' }, 'Over. (OTHER)'],
    [
      'S-100',
      'token',
      400,
      { code: 'AUTHORIZATION_REQUIRED', message: 'None.' },
      'Partner authorization required.',
    ],
    ['S-100', 'token', 503, null, 'Unable to generate tokens.'],
    ['OFX', 'template', 500, null, 'Error calling /bank-accounts/template/GR/EUR/bankaccount.'],
    ['OFX', 'GET /payments/quotes/q-1/stale', 404, errors('None.'), 'None.'],
  ])('%s: %s answered %s', async (_row, call, status, body, words) => {
    expect(await check({ call, status, body, expect: { words } })).toMatchObject({
      code: 0,
      data: { words, holds: true },
    });
  });

  it('says that a call without a token was never sent, and one without an address neither', async () => {
    const of = async (unsent: string) =>
      (await check({ call: 'deals', status: null, unsent })).data?.['failure'];
    expect(await of('missing-token')).toMatchObject({ kind: 'missing-token' });
    expect(await of('missing-configuration')).toMatchObject({ kind: 'missing-configuration' });
    expect(await check({ call: 'token', status: null, unsent: 'missing-configuration' })).toMatchObject({
      data: { failure: { kind: 'missing-configuration' } },
    });
  });
});

const proves = async (status: number | null, body?: object) =>
  (await check({ call: 'book', status, body })).data?.['nothingHappened'];
const asks = async (call: string, status: number) => (await check({ call, status })).data?.['asksForToken'];

describe('check error at OFX', () => {
  it('says whether the answer of a booking proves that nothing was booked', async () => {
    expect(await proves(403, errors('Over.'))).toBe(true);
    expect(await proves(502)).toBe(false);
    expect(await proves(null)).toBe(false);
    expect(await proves(200, {})).toBe(false);
    expect(await proves(200, { dealId: 'd-1', reference: 'OFX-1' })).toBeNull();
  });

  it('says which answers ask for a new token: of a quote a 401 alone (S-81)', async () => {
    expect(await asks('quote', 401)).toBe(true);
    expect(await asks('quote', 403)).toBe(false);
    expect(await asks('deals', 403)).toBe(true);
  });

  it('lists its calls where none is meant, and ends with 1 where an expectation fails', async () => {
    const unknown = await check({ call: 'instruct', status: 500 });
    expect(unknown.code).toBe(2);
    expect(errorOf(unknown.stderr)).toMatchObject({
      error: {
        message: expect.stringContaining('call: one of token, beneficiaries, template, validate, quote'),
      },
    });
    expect((await check({ call: 'deals', status: 500, expect: { kind: 'refused' } })).code).toBe(1);
  });
});
