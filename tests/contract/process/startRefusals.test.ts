import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCommandLine, fxgUser } from '../cli/fxg.ts';
import { buildSandbox, sandboxBundle, startSandbox } from '../../process/startSandbox.ts';

let folder = '';

beforeAll(async () => {
  buildSandbox();
  buildCommandLine();
  folder = await mkdtemp(join(tmpdir(), 'fx-gateway-refusal-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const startCommand = fileURLToPath(new URL('../../../packages/sandbox/bin/start.mjs', import.meta.url));

/** Starts a sandbox that must not come up; gives its exit code and what it wrote to stderr. */
const refusedStart = async (
  settings: Readonly<Record<string, string>>,
  program: readonly string[] = [sandboxBundle],
) => {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, PORT: '0', SANDBOX_DATA: join(folder, 'own'), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece) => (said += String(piece)));
  const [code] = await once(child, 'close');
  return { code, said };
};

const oneSentence = /^[^\n]+\.\n$/;

it('an argument is refused in one sentence that says how the setting is made', async () => {
  const { code, said } = await refusedStart({}, [startCommand, '--port=5000']);
  expect(code).toBe(2);
  expect(said).toMatch(oneSentence);
  expect(said).toContain('PORT=5000 npm start');
});

it('a taken port is one clear sentence and exit code 1', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const { code, said } = await refusedStart({ PORT: port });
  holder.close();
  expect(code).toBe(1);
  expect(said).toMatch(oneSentence);
  expect(said).toContain(port);
});

it('a data folder in use is one clear sentence that names it, and the sandbox in it lives on', async () => {
  const data = join(folder, 'shared');
  const embedded = { DATABASE_URL: '' };
  const first = await startSandbox({ env: embedded }, data);
  const { code, said } = await refusedStart({ SANDBOX_DATA: data, ...embedded });
  expect(code).toBe(1);
  expect(said).toMatch(oneSentence);
  expect(said).toContain(data);
  expect((await fetch(`${first.url}/sandbox/health`)).status).toBe(200);
  await first.stop('SIGKILL');
});

it('a wrong setting is one clear sentence that names it', async () => {
  const { code, said } = await refusedStart({ SANDBOX_QUOTE_SECONDS: 'soon' });
  expect(code).toBe(1);
  expect(said).toMatch(oneSentence);
  expect(said).toContain('SANDBOX_QUOTE_SECONDS');
});

it('the command line names the wrong field of a broken configuration and ends with 1', async () => {
  const user = await fxgUser('http://127.0.0.1:9');
  const file = join(folder, 'config.json');
  for (const [text, message] of [
    ['{"environment":{"name":"Mine","kind":"staging"}}', 'environment.kind must be sandbox or production.'],
    ['{', 'the file is not JSON: in line 1, column 2, stands the end of the file'],
  ] as const) {
    await writeFile(file, text);
    const ran = await user.fxg('orders', 'list', '--config', file);
    expect(ran.code).toBe(1);
    expect(ran.stdout).toBe('');
    expect(ran.error()).toMatchObject({ code: 'configuration', message: expect.stringContaining(message) });
  }
  await user.leave();
});
