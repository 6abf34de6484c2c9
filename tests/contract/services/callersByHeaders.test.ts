import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateAuthority } from './certificateAuthority.ts';
import { customer, startServices } from './startServices.ts';

let running: Awaited<ReturnType<typeof startServices>>;

beforeAll(async () => {
  running = await startServices();
});
afterAll(() => running.stop());

const refused = { status: 403, body: { message: 'Missing Authentication Token' } };

describe('who calls the services behind mutual TLS', () => {
  it('is whom the gateway names, which proves itself by its certificate', async () => {
    const first = await running.callAs('/account');
    expect(first).toMatchObject({ status: 200, body: { userRoles: [], settings: null } });
    expect(await running.callAs('/account')).toMatchObject({ body: first.body });
    const another = {
      ...customer,
      'x-fxg-sub': '0f6c1f5e-0000-4000-8000-000000000002',
      'x-fxg-email': 'b@firm.test',
    };
    const second = await running.callAs('/account', { headers: another });
    expect(second.status).toBe(200);
    expect(second.body).not.toMatchObject({ accountId: (first.body as { accountId: string }).accountId });
  });

  it('is nobody where the headers come without a certificate', async () => {
    expect(await running.call('/account', { headers: customer })).toMatchObject(refused);
  });

  it('is nobody where the certificate is of another authority, whatever its name', async () => {
    const forged = certificateAuthority('The authority of the gateway').sign('gateway.test');
    expect(await running.callAs('/account', forged)).toMatchObject(refused);
  });

  it('is nobody where the certificate has a name that is not allowed', async () => {
    expect(await running.callAs('/account', running.authority.sign('web.test'))).toMatchObject(refused);
  });

  it('is nobody where an allowed name is only one of the others of the certificate', async () => {
    const certificate = running.authority.sign('web.test', 'gateway.test');
    expect(await running.callAs('/account', certificate)).toMatchObject(refused);
  });

  it('is nobody where the certificate has ended', async () => {
    const ended = running.authority.signExpired('gateway.test');
    expect(await running.callAs('/account', ended)).toMatchObject(refused);
  });

  it.each(Object.keys(customer))('is nobody where %s is missing or came twice', async (name) => {
    const { [name]: _gone, ...others } = customer as Record<string, string>;
    expect(await running.call('/account', { ...running.gateway, headers: others })).toMatchObject(refused);
    const own = customer[name as keyof typeof customer];
    const twice = { ...others, [name]: [own, own] };
    expect(await running.call('/account', { ...running.gateway, headers: twice })).toMatchObject(refused);
  });

  it('is nobody where a header came twice, however many others stand between', async () => {
    const others = Object.entries(customer).flat();
    const filler = Array.from({ length: 1_200 }, () => ['a', '1']).flat();
    const headers = ['host', 'localhost', ...others, ...filler, ...others];
    const call = request(new URL('/account', running.url), {
      ca: running.authority.cert,
      ...running.gateway,
      headers,
    });
    call.end();
    const [{ statusCode }] = (await once(call, 'response')) as [IncomingMessage];
    call.destroy();
    expect(statusCode).toBe(403);
  });

  it('is refused without a certificate before a body has arrived', async () => {
    const headers = { ...customer, 'content-length': 900_000, 'content-type': 'application/json' };
    const call = request(new URL('/account', running.url), {
      ca: running.authority.cert,
      method: 'PUT',
      headers,
    });
    call.on('error', () => undefined);
    call.flushHeaders();
    const [{ statusCode }] = (await once(call, 'response')) as [IncomingMessage];
    call.destroy();
    expect(statusCode).toBe(403);
  }, 10_000);

  it.each(['m%C3%BCller@firm.test', 'a%2540b@firm.test'])(
    'has an address as the user pool took it: %s',
    async (email) => {
      const headers = { 'x-fxg-sub': '0f6c1f5e-0000-4000-8000-000000000009', 'x-fxg-email': email };
      expect(await running.callAs('/account', { headers })).toMatchObject({ status: 200 });
    },
  );

  it.each([
    ['x-fxg-sub', 'ada'],
    ['x-fxg-sub', `${customer['x-fxg-sub']}, 0f6c1f5e-0000-4000-8000-000000000002`],
    ['x-fxg-email', '%E0%A4%A'],
    ['x-fxg-email', 'nobody'],
    ['x-fxg-email', 'a%0Ab@firm.test'],
    ['x-fxg-origin', '%00'],
    ['x-fxg-partner', 'x'.repeat(257)],
  ])('is nobody where %s cannot be read: %s', async (name, text) => {
    expect(await running.callAs('/account', { headers: { [name]: text } })).toMatchObject(refused);
  });

  it.each([
    ['GET', '/account'],
    ['PUT', '/account'],
    ['POST', '/partners/any/token'],
    ['GET', '/admin/get-accounts'],
    ['POST', '/admin/inspect-account'],
    ['POST', '/admin/assign-role'],
    ['POST', '/admin/assign-integration'],
    ['GET', '/admin/get-integrations'],
    ['POST', '/admin/update-integration'],
    ['GET', '/admin/audit'],
  ])('is asked before anything else by %s %s', async (method, path) => {
    const body = method === 'GET' ? {} : { body: {} };
    expect(await running.call(path, { method, ...body, headers: customer })).toMatchObject(refused);
  });

  it('has a name in any script', async () => {
    const headers = {
      'x-fxg-sub': '0f6c1f5e-0000-4000-8000-000000000003',
      'x-fxg-email': 'c@firm.test',
      'x-fxg-origin': encodeURIComponent('Πανδώρα'),
    };
    expect(await running.callAs('/account', { headers })).toMatchObject({ status: 200 });
  });

  it('is told in the log with the reason of a refusal', () => {
    const reasons = running.log.map((line) => (JSON.parse(line) as { refusal?: string }).refusal);
    expect(new Set(reasons)).toEqual(
      new Set([
        undefined,
        'no-certificate',
        'foreign-certificate',
        'certificate-not-named',
        'unreadable-headers',
      ]),
    );
  });
});

describe('an answer of the services', () => {
  it('is for its caller alone, and no page of another origin is let in', async () => {
    const { headers } = await running.callAs('/account', { headers: { origin: 'https://page.test' } });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('to a path that goes nowhere, and of a partner that gives no tokens, is a 404', async () => {
    expect((await running.callAs('/nowhere')).status).toBe(404);
    expect((await running.callAs('/partners/nobody/token', { method: 'POST', body: {} })).status).toBe(404);
  });
});
