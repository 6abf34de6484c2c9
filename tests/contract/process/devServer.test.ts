import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freePort } from '../../process/freePort.mjs';
import { buildSandbox } from '../../process/startSandbox.ts';

const command = fileURLToPath(new URL('../../../packages/web/bin/dev.mjs', import.meta.url));

it('npm run dev serves the pages from their sources under the policy of the product, with the services beside them, and ends with its sandbox', async () => {
  buildSandbox();
  const data = await mkdtemp(join(tmpdir(), 'fx-gateway-dev-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [command], {
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  try {
    await new Promise<void>((resolve) => {
      let said = '';
      server.stdout.on('data', (piece) => {
        said += String(piece);
        if (said.includes(url)) resolve();
      });
    });
    const page = async (path: string) => fetch(url + path, { headers: { accept: 'text/html' } });
    const signIn = await page('/login?so=afs');
    const policy = signIn.headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /script-src 'self' 'nonce-([\w-]+)'/.exec(policy) ?? [];
    expect(policy).toContain("trusted-types 'none'");
    const text = await signIn.text();
    expect(nonce).not.toBe('');
    expect(text).toContain(`nonce="${nonce}"`);
    expect(text).toContain('/src/main.tsx');
    expect(await (await page('/')).text()).toContain('/src/landing/landing.ts');
    expect(await (await fetch(`${url}/src/main.tsx`)).text()).toContain('startApplication');
    // A page of the developer's alone: no build has it.
    expect(await (await page('/kit.html?so=afs')).text()).toContain('/test/kit/startKitPage.tsx');
    expect(await (await fetch(`${url}/test/kit/startKitPage.tsx`)).text()).toContain('createRoot');
    const configuration = (await (await fetch(`${url}/config.json`)).json()) as {
      readonly rates: { readonly baseUrl: string };
    };
    expect(configuration.rates.baseUrl).toBe(`${url}/services/rates`);
    expect((await fetch(`${url}/sandbox/health`)).status).toBe(200);
  } finally {
    server.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  }
});
