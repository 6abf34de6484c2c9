import { describe, expect, it } from 'vitest';
import { answeredCorpay, forms } from '../../test/answeredCorpay.ts';

const token = (json: string) => answeredCorpay(json).tokens.request();

describe('the token as the partner writes it', () => {
  const granted = {
    ok: true,
    value: { cmgToken: 'SBX-8F21C0', clientCode: '410233', expires: 1_200_000 },
  };

  it.each(forms('{"access_code":"SBX-8F21C0","expires_in":1200,"clientId":"410233"}'))(
    'is read %s',
    async (_form, json) => {
      expect(await token(json)).toEqual(granted);
    },
  );

  it('is read with its seconds as a text, its client as a number and the members of OAuth beside it', async () => {
    const json = `{"access_code":"SBX-8F21C0","expires_in":"1200","clientId":410233,"token_type":"bearer","scope":null,"issued_at":"2026-11-21T09:00:00Z"}`;
    expect(await token(json)).toEqual(granted);
  });

  it.each([
    ['a wrong issuer', 400, '{"error":"invalid_grant","error_description":"Unknown issuer."}', 'refused'],
    ['a partner that is down', 503, '', 'server-trouble'],
    ['an empty answer', 200, '{"access_code":null,"expires_in":null,"clientId":null}', 'unreadable'],
  ])('is told from %s', async (_case, status, json, kind) => {
    expect(await answeredCorpay(json, status).tokens.request()).toMatchObject({
      ok: false,
      failure: { kind, status, path: '/token' },
    });
  });
});
