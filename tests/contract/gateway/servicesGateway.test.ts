import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedUser, type SignedUser } from '../harness/signedUser.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';
import { fakeServices } from './fakeServices.ts';

let services: Awaited<ReturnType<typeof fakeServices>>;
let started: StartedSandbox;
let user: SignedUser;

beforeAll(async () => {
  services = await fakeServices();
  started = await startSandbox({ strict: true, servicesAddress: services.address });
  user = await signedUser(started.url, 'corpay@sandbox.test');
}, 120_000);
afterAll(async () => {
  await started.sandbox.close();
  await services.close();
});
beforeEach(async () => {
  services.heard.length = 0;
  services.answerWith(() => ({ status: 200, body: {} }));
  await started.control.clearFaults();
});

const account = '/services/accounts/account';

describe('the sandbox before services of their own', () => {
  it('passes a signed call on once, with who calls and what was sent, and answers what they answer', async () => {
    services.answerWith(() => ({ status: 409, body: { message: 'Changed meanwhile.' } }));
    const answer = await user.send('PUT', account, { body: { orgName: 'Ünïcode' } });
    expect([answer.status, answer.body]).toEqual([409, { message: 'Changed meanwhile.' }]);
    expect(answer.headers.get('x-amzn-requestid')).toBe('id-of-the-services');
    expect(services.heard).toMatchObject([
      {
        method: 'PUT',
        path: '/account',
        body: '{"orgName":"Ünïcode"}',
        isKnown: true,
        headers: {
          'x-fxg-sub': expect.stringMatching(/^[\da-f-]{36}$/),
          'x-fxg-email': 'corpay%40sandbox.test',
          'x-fxg-partner': 'corpay',
          'x-fxg-origin': expect.any(String),
        },
      },
    ]);
    expect(services.heard[0]?.headers).not.toHaveProperty('authorization');
  });

  it('lets nobody say who calls, and passes on nothing that is not signed', async () => {
    const forged = { 'x-fxg-sub': '11111111-2222-4333-8444-555555555555', 'x-fxg-email': 'a@b.test' };
    const unsigned = await fetch(`${started.url}${account}`, { headers: forged });
    expect([unsigned.status, await unsigned.json()]).toEqual([
      403,
      { message: 'Missing Authentication Token' },
    ]);
    expect(services.heard).toEqual([]);
  });

  it('knows the calls that there are: another one is refused here, signed or not', async () => {
    const path = '/services/accounts/partners/corpay/customers/1/integration';
    expect(await user.send('GET', path)).toMatchObject({
      status: 403,
      body: { message: 'Missing Authentication Token' },
    });
    expect(services.heard).toEqual([]);
  });

  it('strikes with its faults and writes into its journal as ever', async () => {
    await started.control.faults({ service: 'accounts', path: '/account', fault: 'status', status: 503 });
    expect((await user.send('GET', account)).status).toBe(503);
    expect(services.heard).toEqual([]);
    const entries = await started.control.journal();
    expect(entries.at(-1)).toMatchObject({ service: 'accounts', path: '/account', status: 503 });
  });
});

const token = '/services/corpay/token';
const integrationIs = (clientId: string | null) =>
  services.answerWith(({ path, headers }) => {
    expect(path).toMatch(/^\/partners\/corpay\/customers\/[\da-f-]{36}\/integration$/);
    expect(Object.keys(headers).filter((name) => name.startsWith('x-fxg-'))).toEqual([]);
    return clientId === null
      ? { status: 404, body: { message: 'None.' } }
      : { status: 200, body: { clientId, kind: 'corpayClient' } };
  });
const ordersWith = async (given: unknown) => {
  const { access_code, clientId } = given as { access_code: string; clientId: string };
  const headers = { 'CMG-AccessToken': access_code, 'Client-Code': clientId };
  return (await user.send('GET', '/services/corpay/deal/orders', { headers })).status;
};

describe('the partner of a customer whose integration the services keep', () => {
  it('gives no token where they have none', async () => {
    integrationIs(null);
    expect(await user.send('GET', token)).toMatchObject({
      status: 400,
      body: { code: 'INTEGRATION_MISSING' },
    });
  });

  it('gives a token for the one that they have, and another for the next one, which ends those before', async () => {
    integrationIs('10711API_USER');
    const first = await user.send('GET', token);
    expect(first).toMatchObject({ status: 200, body: { clientId: '410711' } });
    const again = await user.send('GET', token);
    expect([await ordersWith(first.body), await ordersWith(again.body)]).toEqual([200, 200]);
    integrationIs('10722API_USER');
    const other = await user.send('GET', token);
    expect(other).toMatchObject({ status: 200, body: { clientId: '410722' } });
    expect([await ordersWith(first.body), await ordersWith(other.body)]).toEqual([401, 200]);
    integrationIs(null);
    expect((await user.send('GET', token)).status).toBe(400);
    expect(await ordersWith(other.body)).toBe(401);
  });

  it('gives none while the services cannot say, and nothing ends', async () => {
    integrationIs('10711API_USER');
    const given = await user.send('GET', token);
    services.answerWith(() => ({ status: 503, body: {} }));
    expect((await user.send('GET', token)).status).toBe(502);
    expect(await ordersWith(given.body)).toBe(200);
  });
});

it('services that cannot be reached are told as the hosted gateway does', async () => {
  await services.close();
  expect(await user.send('GET', account)).toMatchObject({
    status: 502,
    body: { message: 'Internal server error' },
  });
});
