import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../server/sandbox.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox();
}, 60_000);

afterAll(() => sandbox.close());

it('a page of the web origin may send the access token and the client code', async () => {
  const { url, servicesUrl } = await sandbox.listen({ servicesPort: 0 });
  const { status, headers } = await fetch(`${servicesUrl}/services/corpay/deal/quote`, {
    method: 'OPTIONS',
    headers: { origin: url, 'access-control-request-method': 'POST' },
  });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-headers')?.split(', ')).toEqual(
    expect.arrayContaining(['CMG-AccessToken', 'Client-Code']),
  );
});
