import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../createSandbox.ts';
import type { Sandbox } from '../sandbox.ts';

let sandbox: Sandbox;
let url: string;
let servicesUrl: string;

beforeAll(async () => {
  sandbox = await createSandbox();
  ({ url, servicesUrl } = await sandbox.listen({ servicesPort: 0 }));
}, 60_000);

afterAll(() => sandbox.close());

const call = (origin: string) => fetch(`${servicesUrl}/services/accounts/account`, { headers: { origin } });

describe('services on an origin of their own', () => {
  it('are where the configuration says, and may be called from the page by its policy', async () => {
    const answer = await fetch(`${url}/config.json`);
    const config: { apis: { accounts: string }; identity: { userPoolEndpoint: string } } =
      await answer.json();

    expect(servicesUrl).not.toBe(url);
    expect(config.apis.accounts).toBe(`${servicesUrl}/services/accounts`);
    expect(config.identity.userPoolEndpoint).toBe(`${servicesUrl}/services/cognito`);
    expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self' ${servicesUrl};`);
    expect((await fetch(`${url}/services/accounts/account`)).status).toBe(404);
    expect((await fetch(`${servicesUrl}/sandbox/health`)).status).toBe(404);
  });

  it('answer the web origin, errors included, and let it read what signing needs', async () => {
    const { status, headers } = await call(url);
    expect(status).toBe(403);
    expect(headers.get('access-control-allow-origin')).toBe(url);
    expect(headers.get('access-control-expose-headers')).toBe('date, x-amzn-errortype, x-amzn-requestid');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each(['http://example.test', 'null', 'http://127.0.0.1', 'https://127.0.0.1:1'])(
    'say nothing to %s',
    async (origin) => {
      expect((await call(origin)).headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('let the page send what the client library needs', async () => {
    const { status, headers } = await fetch(`${servicesUrl}/services/accounts/account`, {
      method: 'OPTIONS',
      headers: { origin: url, 'access-control-request-method': 'POST' },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE');
    expect(headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining([
        'amz-sdk-invocation-id',
        'amz-sdk-request',
        'authorization',
        'content-type',
        'x-amz-date',
        'x-amz-security-token',
        'x-amz-target',
        'Idempotency-Key',
      ]),
    );
  });

  it('have no need of such headers on one origin', async () => {
    const answer = await sandbox.inject({
      url: '/services/accounts/account',
      headers: { origin: 'http://localhost:80' },
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await sandbox.inject({
      method: 'OPTIONS',
      url: '/services/accounts/account',
      headers: { origin: 'http://localhost:80', 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(404);
  });
});
