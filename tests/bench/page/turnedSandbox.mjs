import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../stages/places.mjs';

/**
 * A built sandbox whose clock can be turned, over a folder of its own. Resolves with its address, `turn`, which lets its
 * clock run ahead by so many milliseconds in all, and `stop`.
 */
export async function turnedSandbox(settings) {
  const folder = await mkdtemp(join(tmpdir(), 'fx-gateway-bench-'));
  const clock = new URL('turnedClock.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', clock, join(root, 'packages/sandbox/dist/main.mjs')], {
    env: { ...process.env, SANDBOX_DATA: folder, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const address = /http:\/\/\S+/.exec(String(chunk));
      if (address !== null) resolve(address[0]);
    });
    void ended.then(() => reject(new Error('The sandbox ended before it had started.')));
  });
  return {
    url,
    turn: async (ahead) => {
      const turned = once(child, 'message');
      child.send(ahead);
      await turned;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
