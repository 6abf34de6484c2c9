import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpayCustomer, errorsOf, gateway, type CorpayCustomer } from './corpayCustomer.ts';
import { signedUser } from '../harness/signedUser.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';

const tokenSeconds = 60;
let started: StartedSandbox;
let customer: CorpayCustomer;
let other: CorpayCustomer;

beforeAll(async () => {
  started = await startSandbox({ tokenSeconds });
  customer = await corpayCustomer(started.url, 'corpay@sandbox.test');
  other = await corpayCustomer(started.url, 'empty@sandbox.test');
});
afterAll(() => started.sandbox.close());

describe('the token of a customer', () => {
  it('names its life and the customer’s code, and several live side by side', async () => {
    const again = await customer.user.send('GET', `${gateway}/token`);
    expect(again.status).toBe(200);
    expect(again.body).toEqual({
      access_code: expect.stringMatching(/^SBX-[0-9A-F]{48}$/),
      expires_in: tokenSeconds,
      clientId: '410233',
    });
    expect((await customer.call('GET', '/deal/orders')).status).toBe(200);
  });

  it('is not given to someone without an integration', async () => {
    const nobody = await signedUser(started.url, 'nopartner@sandbox.test');
    const answer = await nobody.send('GET', `${gateway}/token`);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ code: 'INTEGRATION_MISSING', message: expect.any(String) });
  });

  it('is not given to a request without a signature', async () => {
    const answer = await fetch(`${started.url}${gateway}/token`);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ message: 'Missing Authentication Token' });
  });
});

describe('every other call', () => {
  const calls = [
    ['GET', '/beneficiaries'],
    ['POST', '/beneficiaries'],
    ['PUT', '/beneficiaries'],
    ['DELETE', '/beneficiaries/7c0e4d5a-1f0b-4c57-8a51-3f6f0b2d1001'],
    ['GET', '/beneficiaries/rules'],
    ['GET', '/beneficiaries/banks?country=US&query=bank'],
    ['GET', '/deal/settlementAccounts'],
    ['GET', '/deal/paymentPurpose?currency=EUR&countryISO=GR&method=W'],
    ['POST', '/deal/quote'],
    ['GET', '/deal/quote/status/x'],
    ['POST', '/deal/book'],
    ['POST', '/deal/instruct'],
    ['GET', '/deal/orders'],
    ['GET', '/deal/order/20418077'],
  ] as const;

  it.each(calls)('%s %s needs a signature, a token and the code that belongs to it', async (method, path) => {
    const body = method === 'POST' || method === 'PUT' ? { body: {} } : {};
    const unsigned = await fetch(`${started.url}${gateway}${path}`, {
      method,
      headers: { 'CMG-AccessToken': customer.accessToken, 'Client-Code': customer.clientCode },
    });
    expect(unsigned.status).toBe(403);
    const send = async (headers: Record<string, string>) => {
      const answer = await customer.user.send(method, gateway + path, { ...body, headers });
      return [answer.status, answer.body];
    };
    const codes = { 'CMG-AccessToken': customer.accessToken, 'Client-Code': customer.clientCode };
    const { 'Client-Code': _code, ...tokenOnly } = codes;
    expect(await send({ 'Client-Code': customer.clientCode })).toEqual([
      401,
      errorsOf('CMG-AccessToken', 'The access token is missing.'),
    ]);
    expect(await send(tokenOnly)).toEqual([401, errorsOf('Client-Code', 'The client code is missing.')]);
    expect(await send({ ...codes, 'CMG-AccessToken': 'SBX-FORGED' })).toEqual([
      401,
      errorsOf('CMG-AccessToken', 'The access token is unknown or has expired.'),
    ]);
    expect(await send({ ...codes, 'CMG-AccessToken': other.accessToken })).toEqual([
      403,
      errorsOf('CMG-AccessToken', 'The access token belongs to another customer.'),
    ]);
    expect(await send({ ...codes, 'Client-Code': other.clientCode })).toEqual([
      403,
      errorsOf('Client-Code', 'The client code is not the one of the access token.'),
    ]);
  });

  it('answers what it cannot read and what is not there in the partner’s words', async () => {
    const broken = await customer.call('POST', '/deal/quote', { text: '{"amount":' });
    expect([broken.status, broken.body]).toEqual([400, errorsOf('body', 'The body is not JSON.')]);
    expect((await customer.call('GET', '/deal/nothing')).status).toBe(404);
    expect((await customer.call('GET', '/deal/orders?page=2')).status).toBe(400);
  });
});

describe('the beneficiaries', () => {
  it('are listed in their short form', async () => {
    const { body } = await customer.call('GET', '/beneficiaries');
    expect(body).toHaveLength(8);
    expect(body).toContainEqual({
      clientIntegrationId: '7c0e4d5a-1f0b-4c57-8a51-3f6f0b2d1003',
      curr: 'JPY',
      bankCountryISO: 'JP',
      payee: 'Kitanami Precision Works',
      methods: ['W'],
    });
    expect((await other.call('GET', '/beneficiaries')).body).toEqual([]);
  });

  it('are shown in full under the names of the view, to their own customer alone', async () => {
    const path = '/beneficiaries?id=7c0e4d5a-1f0b-4c57-8a51-3f6f0b2d1001';
    const shown = await customer.call('GET', path);
    expect(shown.body).toMatchObject({
      content: {
        bene: {
          beneIdentifier: '7c0e4d5a-1f0b-4c57-8a51-3f6f0b2d1001',
          beneContactName: 'Thalassa Olive Cooperative',
          beneClassification: 'Business',
          beneAddress1: 'Odos Elaion 14',
          iban: 'GR9301198760000000123456789',
          bankCurrency: 'EUR',
          paymentMethods: 'W,E',
        },
      },
    });
    const foreign = await other.call('GET', path);
    expect([foreign.status, foreign.body]).toEqual([
      403,
      errorsOf('permission', 'This beneficiary belongs to another customer.'),
    ]);
    expect((await customer.call('GET', '/beneficiaries?id=none')).status).toBe(404);
    expect((await customer.call('GET', '/beneficiaries?id=')).status).toBe(400);
  });
});

describe('an access token', () => {
  it('ends after its seconds, and a new one goes on', async () => {
    started.advance(tokenSeconds * 1000);
    const late = await customer.call('GET', '/deal/orders');
    expect([late.status, late.body]).toEqual([
      401,
      errorsOf('CMG-AccessToken', 'The access token is unknown or has expired.'),
    ]);
    const renewed = await customer.user.send('GET', `${gateway}/token`);
    expect(renewed.status).toBe(200);
  });
});
