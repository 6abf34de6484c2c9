import { expect, it } from 'vitest';
import { maskBodySecrets } from './maskBodySecrets.ts';

it('what brings a token says whose it is, and hides the token under whatever name', () => {
  const body = {
    clientId: '10234',
    access_code: 'secret',
    ticket: 'secret',
    expiresIn: 3600,
    tokenType: 'JWT',
  };
  expect(maskBodySecrets('/token', 200, body)).toEqual({ ...body, access_code: '***', ticket: '***' });
});

it('a refusal of a token is read in its own words, without a token that it repeats', () => {
  const token = `eyJhbGciOiJIUzI1NiJ9.${'x'.repeat(40)}`;
  const refusal = { code: 'INTEGRATION_MISSING', message: 'Your account is not connected yet.' };
  expect(maskBodySecrets('/token/of-nobody', 404, refusal)).toEqual(refusal);
  expect(maskBodySecrets('/token', 401, { message: `Bad token: ${token}`, access_code: 'short' })).toEqual({
    message: 'Bad token: ***',
    access_code: '***',
  });
});

it('the code of an error of a partner is shown, and a key is not', () => {
  const errors = [{ key: 'QUOTE_EXPIRED', message: 'The quote has expired.' }];
  expect(maskBodySecrets('/deal/order/1', 400, { errors, apiKey: 'secret' })).toEqual({
    errors,
    apiKey: '***',
  });
});
