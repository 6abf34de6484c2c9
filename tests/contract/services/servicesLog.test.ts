import { afterAll, beforeAll, expect, it } from 'vitest';
import { customer, startServices } from './startServices.ts';

let running: Awaited<ReturnType<typeof startServices>>;

beforeAll(async () => {
  running = await startServices({
    metrics: { host: '127.0.0.1', port: 0 },
    administrators: ['ada@firm.test'],
    ratesKey: 'SECRET-of-the-settings',
  });
});
afterAll(() => running.stop());

const lines = () => running.log.map((line) => JSON.parse(line) as Record<string, unknown>);

it('a call is one line: who, what, how it ended, how long it took, and the id that its answer has', async () => {
  running.log.length = 0;
  const { headers } = await running.callAs('/account');
  expect(lines()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: headers['x-amzn-requestid'],
      caller: customer['x-fxg-sub'],
      call: 'GET /account',
      status: 200,
      ms: expect.any(Number),
      msg: 'call',
    },
  ]);
});

it('no place of a call has its secrets written down: path, query, headers, body, and what fails in the middle', async () => {
  const secret = 'SECRET-12345678';
  const headers = {
    authorization: secret,
    cookie: secret,
    'if-match': secret,
    'user-agent': secret,
    'x-request-id': secret,
    'x-fxg-origin': secret,
    'x-fxg-partner': secret,
  };
  const account = { organization: { name: secret, iban: 'GR9499000030000001234567890' } };
  await running.callAs(`/account?${secret}`, { headers });
  await running.callAs('/account', { method: 'PUT', headers, body: account });
  await running.callAs('/account', { method: 'PUT', headers, body: secret });
  await running.callAs(`/${secret}/GR9499000030000001234567890`, { headers });
  await running.callAs(`/partners/${secret}/token`, { method: 'POST', headers, body: { code: secret } });
  await running.callAs(`/admin/get-accounts?emailSearch=${secret}`, { headers });
  await running.callAs('/admin/update-integration', {
    method: 'POST',
    headers,
    body: { clientId: '10299API_USER', key: `${secret}-${secret}`, kind: secret },
  });
  await running.callAs('/admin/inspect-account', {
    method: 'POST',
    headers,
    body: { email: `${secret}@a.test` },
  });
  await running.call('/account', { headers: { ...customer, ...headers } });
  const written = running.log.join('');
  expect(lines().length).toBeGreaterThan(8);
  expect(written).not.toMatch(/SECRET|firm\.test|a\.test|GR9499/i);
});

const metrics = async () => await (await fetch(running.metricsUrl)).text();

it('calls, refusals and times are counted on a port of their own, without anything that was sent', async () => {
  await running.callAs('/account');
  await running.callAs('/SECRET-path');
  await running.call('/account');
  const text = await metrics();
  expect(text).toMatch(/^fxg_services_calls_total\{method="GET",route="\/account",status="200"\} [1-9]/m);
  expect(text).toMatch(
    /^fxg_services_calls_total\{method="GET",route="\(no such path\)",status="404"\} [1-9]/m,
  );
  expect(text).toMatch(/^fxg_services_refusals_total\{reason="no-certificate"\} [1-9]/m);
  expect(text).toMatch(/^fxg_services_call_seconds_count\{method="GET",route="\/account"\} [1-9]/m);
  expect(text).not.toMatch(/SECRET|firm\.test|0f6c1f5e/);
});

it('the numbers are not on the port of the calls', async () => {
  expect((await running.callAs('/metrics')).status).toBe(404);
});

it('whoever asks for the health of the process needs no certificate, and is no call', async () => {
  running.log.length = 0;
  expect(await running.call('/livez')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await running.call('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(running.log).toEqual([]);
});
