import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../stages/places.mjs';
import { signedInCustomer } from '../load/signedInCustomer.mjs';
import { processorTime } from './processorTime.mjs';

const fxg = join(root, 'packages/cli/bin/fxg.cjs');
const bare = join(root, 'tests/bench/command/oneSignedCall.mjs');

/**
 * The processor time of a list of `fxg` for a customer who is signed in and has called it before, beside Node that makes
 * the same signed call of `path` and reads the same answer: milliseconds, round by round.
 */
export async function signedInCall(url, { email, words, path }) {
  const home = await mkdtemp(join(tmpdir(), 'fx-gateway-bench-home-'));
  const before = { ...process.env };
  Object.assign(process.env, { HOME: home, XDG_CONFIG_HOME: home, FXG_CONFIG: `${url}/config.json` });
  try {
    const call = join(home, 'call.json');
    const customer = await signedInCustomer(url, email);
    await writeFile(call, JSON.stringify({ url, ...customer, path: `/services/corpay${path}` }));
    const login = ['login', '--email', email, '--password-stdin'];
    for (const [spoken, input] of [
      [login, 'Sandbox-2026\n'],
      [words, ''],
    ]) {
      const { status, stderr } = spawnSync(process.execPath, [fxg, ...spoken], { input, encoding: 'utf8' });
      if (status !== 0) throw new Error(`fxg ${spoken[0]} ended with ${status}: ${stderr}`);
    }
    return await processorTime({ bare: [bare, call], fxg: [fxg, ...words, '--json', '--quiet'] });
  } finally {
    process.env = before;
    await rm(home, { recursive: true, force: true });
  }
}
