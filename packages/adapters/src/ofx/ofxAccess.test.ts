import { afterEach, describe, expect, it } from 'vitest';
import { answeredOfx } from '../../test/answeredOfx.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const serve = async (...given: Parameters<typeof answeredOfx>) => {
  const answered = await answeredOfx(...given);
  ({ close } = answered);
  return answered;
};

describe('a token of OFX', () => {
  const golden = { access_token: 'OFX-8', expires_in: 3599, token_type: 'Bearer', scope: 'payments' };

  it('is had from the accounts service, which signs nothing for the partner (OFX-AUTH-8, S-92, S-93)', async () => {
    const { ofxTokens, heard } = await serve({ body: golden });
    const code = { code: 'c', redirectUri: 'https://web.test/d', codeVerifier: 'v' };
    expect(await ofxTokens.exchange(code)).toEqual({
      ok: true,
      value: { accessToken: 'OFX-8', expires: 1_000_000 + 3_599_000 },
    });
    await ofxTokens.renew();
    await ofxTokens.forRates();
    expect(heard.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/partners/ofx/token', { grantType: 'authorization_code', scope: 'payments', ...code }],
      ['POST', '/partners/ofx/token', { grantType: 'refresh_token', scope: 'payments' }],
      ['POST', '/partners/ofx/token', { grantType: 'client_credentials', scope: 'ofxrates' }],
    ]);
  });

  it.each([
    [
      400,
      { code: 'AUTHORIZATION_REQUIRED', message: 'Authorize first.' },
      'refused',
      'AUTHORIZATION_REQUIRED',
    ],
    [400, { code: 'INVALID_GRANT', message: 'Used.' }, 'refused', 'INVALID_GRANT'],
    [403, { errors: [{ key: 'permission', message: 'No.' }] }, 'permission', 'permission'],
    [503, '', 'server-trouble', null],
    [200, { expires_in: 1 }, 'unreadable', null],
  ])('that is refused says why: %i %o', async (status, body, kind, code) => {
    const { ofxTokens } = await serve({ status, body });
    expect(await ofxTokens.renew()).toMatchObject({ failure: { kind, code } });
  });
});

describe('a market rate of OFX', () => {
  const golden = { ofxRate: 0.8612, inverseOfxRate: 1.1612, convertedAmount: 861.2 };

  it('is asked for by base, quote and 1000, with the token for rates (RATE-11)', async () => {
    const { rates, heard } = await serve({ body: golden });
    expect(await rates.rate({ base: 'USD', quote: 'EUR' })).toEqual({
      ok: true,
      value: { rate: 0.8612, receivedAt: 1_000_000 },
    });
    expect(heard[0]).toMatchObject({
      path: '/ofxrates/USD/EUR/1000',
      headers: { authorization: 'Bearer OFX-7' },
    });
  });

  it.each([
    [{ status: 401, body: {} }, 'token-refused', 1],
    [{ status: 500, body: golden }, 'server-trouble', 0],
    [{ body: { ofxRate: 0 } }, 'unreadable', 0],
    [{ body: {} }, 'unreadable', 0],
    ['silence', 'no-answer', 0],
  ] as const)('is none after %o: %s', async (reply, kind, refusals) => {
    const { rates, tokens } = await serve(reply);
    expect(await rates.rate({ base: 'USD', quote: 'EUR' })).toMatchObject({ failure: { kind } });
    expect(tokens.refusals).toBe(refusals);
  });
});
