import { expect, it } from 'vitest';
import { requestTokenOfPartner } from './requestTokenOfPartner.ts';

const call = requestTokenOfPartner({
  nova: async ({ sub, body, requestId }) => ({ status: 200, body: { sub, body, requestId } }),
});

it('a customer is given a token of their own partner', async () => {
  expect(await call('nova', { sub: 'ann', fxPartner: 'nova' }, 'asked', 'request-1')).toEqual({
    status: 200,
    body: { sub: 'ann', body: 'asked', requestId: 'request-1' },
  });
});

it('a customer of another partner is given none', async () => {
  expect(await call('nova', { sub: 'bob', fxPartner: 'other' }, 'asked', 'request-1')).toEqual({
    status: 403,
    body: { errors: [{ key: 'permission', message: 'You pay through another partner.' }] },
  });
});

it.each(['other', 'toString', '__proto__'])('%s gives no tokens', async (partner) => {
  expect(await call(partner, { sub: 'ann', fxPartner: partner }, 'asked', 'request-1')).toBeNull();
});
