import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { organization } from '../corpay/sampleOrganization.ts';
import { sdkClient } from '../identity/sdkClient.ts';
import { signedUser } from '../harness/signedUser.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';
import {
  allowing,
  asksToAllow,
  broughtBack,
  exchange,
  gateway,
  ofxCustomer,
  press,
  tokenCall,
} from './ofxCustomer.ts';

const email = 'ofx@sandbox.test';
const tokenSeconds = 60;
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ tokenSeconds });
});
afterAll(() => started.sandbox.close());
beforeEach(() => started.sandbox.reset());

const open = (query: URLSearchParams) =>
  fetch(`${started.url}${gateway}/oauth/authorize?${query.toString()}`, { redirect: 'manual' });

const refusal = (code: string) => ({ status: 400, body: { code, message: expect.any(String) } });

const renew = { body: { grantType: 'refresh_token', scope: 'payments' } };
const forRates = { body: { grantType: 'client_credentials', scope: 'ofxrates' } };

/** Registers with the partner and signs in; the organization is not saved yet. */
const newCustomer = async (url: string, address: string) => {
  const identity = await sdkClient(url);
  await identity.signUp(address, 'Sandbox-2026', { email: address, 'custom:fxpartner': 'ofx' });
  await identity.confirm(address, await identity.code(address));
  return signedUser(url, address);
};

describe('the authorize page', () => {
  it('asks who it is, in a page without code that leads nowhere but back', async () => {
    const { url } = started;
    const answer = await open(asksToAllow(url).query);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${url}`);
    const page = await answer.text();
    expect(page).toContain('Authorize FX Gateway');
    expect(page).not.toMatch(/<script|style=|\son\w+=/);
    const styles = await fetch(`${url}${gateway}/oauth/authorize.css`);
    expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  it('sends a customer who allows it back with a code and the state, and one who refuses with an error', async () => {
    const { url } = started;
    const pending = asksToAllow(url);
    const allowed = await press(url, pending, allowing(email));
    expect([allowed.status, allowed.headers.get('location')?.split('?')[0]]).toEqual([
      303,
      pending.redirectUri,
    ]);
    expect(broughtBack(allowed)).toEqual({ code: expect.any(String), state: 'state-of-this-test' });
    expect(broughtBack(await press(url, pending, { decision: 'refuse' }))).toEqual({
      error: 'access_denied',
      state: 'state-of-this-test',
    });
  });

  it('also sends back to a listener on the customer’s own machine', async () => {
    const redirect_uri = 'http://127.0.0.1:53210/callback';
    const answer = await press(started.url, asksToAllow(started.url, { redirect_uri }), allowing(email));
    expect(answer.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:53210\/callback\?code=/);
  });

  it.each([
    [
      'a wrong password',
      { ...allowing(email), password: 'Not-The-One-1' },
      'Incorrect username or password.',
    ],
    [
      'a customer of another partner',
      allowing('corpay@sandbox.test'),
      'This account is not connected to OFX.',
    ],
    ['an account that waits', allowing('unconfirmed@sandbox.test'), 'sign in to FX Gateway first'],
  ])('gives no code to %s and says why', async (_who, typed, message) => {
    const answer = await press(started.url, asksToAllow(started.url), typed);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(message);
    expect(page).toContain(`value="${typed.email}"`);
    expect(page).not.toContain(typed.password);
  });

  it('locks a name after five wrong passwords, as the sign-in does', async () => {
    const { url } = started;
    const wrong = { ...allowing(email), password: 'Not-The-One-1' };
    for (let tries = 0; tries < 5; tries += 1) await press(url, asksToAllow(url), wrong);
    const answer = await press(url, asksToAllow(url), allowing(email));
    expect(await answer.text()).toContain('Too many attempts. Please try again later.');
  });

  it('shows what was typed as text', async () => {
    const typed = { decision: 'allow', email: '"><b>me</b>', password: 'x' };
    const page = await (await press(started.url, asksToAllow(started.url), typed)).text();
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;me&lt;/b&gt;"');
  });

  it.each([
    [{ client_id: 'somebody-else' }],
    [{ redirect_uri: null }],
    [{ redirect_uri: 'https://elsewhere.example.com/secure/fxgateway/dashboard' }],
    [{ redirect_uri: 'http://127.0.0.1:53210/secure/other' }],
    [{ redirect_uri: 'http://user@127.0.0.1:53210/callback' }],
  ])('sends nobody anywhere for %j', async (changed) => {
    const answer = await open(asksToAllow(started.url, changed).query);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('This cannot be authorized');
  });

  it.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_scope', { scope: 'accounts' }],
    ['invalid_request', { code_challenge: null }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { state: null }],
  ])('sends back the error %s for %j', async (error, changed) => {
    const answer = await open(asksToAllow(started.url, changed).query);
    expect(broughtBack(answer)).toMatchObject({ error });
  });
});

describe('a payments token', () => {
  it('is given once for a code', async () => {
    const { url } = started;
    const user = await signedUser(url, email);
    const pending = asksToAllow(url);
    const { code = '' } = broughtBack(await press(url, pending, allowing(email)));
    expect(await exchange(user, code, pending)).toMatchObject({
      status: 200,
      body: {
        access_token: expect.stringMatching(/^OFX-[0-9A-F]{48}$/),
        expires_in: tokenSeconds,
        token_type: 'Bearer',
        scope: 'payments',
      },
    });
    expect(await exchange(user, code, pending)).toMatchObject(refusal('INVALID_GRANT'));
  });

  it('is given to nobody but the customer and the application that the code was for', async () => {
    const { url, advance } = started;
    const user = await signedUser(url, email);
    const newCode = async () => {
      const pending = asksToAllow(url);
      const { code = '' } = broughtBack(await press(url, pending, allowing(email)));
      return { pending, code };
    };
    const otherVerifier = await newCode();
    expect(await exchange(user, otherVerifier.code, asksToAllow(url))).toMatchObject(
      refusal('INVALID_GRANT'),
    );
    const otherAddress = await newCode();
    const elsewhere = { ...otherAddress.pending, redirectUri: 'http://127.0.0.1:1/callback' };
    expect(await exchange(user, otherAddress.code, elsewhere)).toMatchObject(refusal('INVALID_GRANT'));
    const late = await newCode();
    advance(60_000);
    expect(await exchange(user, late.code, late.pending)).toMatchObject(refusal('INVALID_GRANT'));
    expect(await exchange(user, 'made-up', late.pending)).toMatchObject(refusal('INVALID_GRANT'));
  });

  it('is renewed without a code once the customer has authorized it', async () => {
    const { url } = started;
    const user = await signedUser(url, email);
    expect(await user.send('POST', tokenCall, renew)).toMatchObject(refusal('AUTHORIZATION_REQUIRED'));
    await ofxCustomer(url);
    expect(await user.send('POST', tokenCall, renew)).toMatchObject({
      status: 200,
      body: { scope: 'payments' },
    });
  });

  it('opens the calls of payments until it ends, and no others', async () => {
    const customer = await ofxCustomer(started.url);
    const path = '/payments/beneficiaries';
    expect((await customer.call('GET', path)).status).toBe(200);
    const asked = async (token: string) => {
      const { status, body } = await customer.call('GET', path, { token });
      return [status, body];
    };
    expect(await asked('')).toEqual([401, { message: 'The bearer token is missing.' }]);
    expect(await asked('OFX-FORGED')).toEqual([
      401,
      { message: 'The bearer token is unknown or has expired.' },
    ]);
    expect(await asked(customer.ratesToken)).toEqual([
      403,
      { message: 'The bearer token is not for the scope payments.' },
    ]);
    started.advance(tokenSeconds * 1000);
    expect(await asked(customer.paymentsToken)).toEqual([
      401,
      { message: 'The bearer token is unknown or has expired.' },
    ]);
  });

  it('and every secret on the way to it are masked in the journal', async () => {
    const { paymentsToken } = await ofxCustomer(started.url);
    const customer = await ofxCustomer(started.url);
    await customer.call('GET', '/payments/beneficiaries');
    const entries = await started.control.journal();
    expect(entries.some(({ service, path }) => service === 'ofx' && path === '/payments/beneficiaries')).toBe(
      true,
    );
    const exchanges = entries.filter(({ path }) => path === '/partners/ofx/token');
    expect(exchanges[0]).toMatchObject({ service: 'accounts', body: { code: '***', codeVerifier: '***' } });
    const written = JSON.stringify(entries);
    for (const secret of [paymentsToken, customer.paymentsToken, 'Sandbox-2026'])
      expect(written).not.toContain(secret);
  });
});

describe('the token call of the accounts service', () => {
  it('refuses a user of another partner, an unsigned call, an unknown way and an unknown partner', async () => {
    const { url } = started;
    const other = await signedUser(url, 'corpay@sandbox.test');
    expect(await other.send('POST', tokenCall, forRates)).toMatchObject({
      status: 403,
      body: { errors: [{ key: 'permission', message: 'You pay through another partner.' }] },
    });
    expect((await fetch(`${url}${tokenCall}`, { method: 'POST' })).status).toBe(403);
    const user = await signedUser(url, email);
    const body = { grantType: 'password', scope: 'payments' };
    expect(await user.send('POST', tokenCall, { body })).toMatchObject(refusal('INVALID_REQUEST'));
    const nobody = '/services/accounts/partners/nobody/token';
    expect((await user.send('POST', nobody, forRates)).status).toBe(404);
  });

  it('knows a new customer from the moment on when the organization is saved', async () => {
    const { url } = started;
    const user = await newCustomer(url, 'fresh@customer.test');
    expect(await user.send('POST', tokenCall, forRates)).toMatchObject(refusal('INTEGRATION_MISSING'));
    await user.send('PUT', '/services/accounts/account', { body: organization });
    const customer = await ofxCustomer(url, 'fresh@customer.test');
    expect((await customer.call('GET', '/payments/beneficiaries')).body).toEqual({ beneficiaries: [] });
  });

  it('knows them too where integrations are left to an administrator: this partner has none', async () => {
    const { url, sandbox } = await startSandbox({ onboarding: 'manual' });
    const user = await newCustomer(url, 'manual@customer.test');
    await user.send('PUT', '/services/accounts/account', { body: organization });
    expect(await user.send('POST', tokenCall, forRates)).toMatchObject({ status: 200 });
    await sandbox.close();
  });
});
