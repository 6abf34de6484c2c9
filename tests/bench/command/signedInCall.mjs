import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../stages/places.mjs';
import { processorTime } from './processorTime.mjs';

const fxg = join(root, 'packages/cli/bin/fxg.cjs');

/** A bare program that makes the one call of a second `fxg orders list`, and reads its answer whole. */
const oneCall = (url) => `import { get } from 'node:http';
get('${url}/services/corpay/deal/orders', (answer) => answer.resume().once('end', () => process.exit(0)));
`;

/**
 * The processor time of `fxg orders list` for who is signed in and has listed them before, beside Node that makes the
 * same single call and nothing else: milliseconds, round by round.
 */
export async function signedInCall(url) {
  const home = await mkdtemp(join(tmpdir(), 'fx-gateway-bench-home-'));
  const before = { ...process.env };
  Object.assign(process.env, { HOME: home, XDG_CONFIG_HOME: home, FXG_CONFIG: `${url}/config.json` });
  try {
    const bare = join(home, 'oneCall.mjs');
    await writeFile(bare, oneCall(url));
    const login = ['login', '--email', 'corpay@sandbox.test', '--password-stdin'];
    for (const [words, input] of [
      [login, 'Sandbox-2026\n'],
      [['orders', 'list'], ''],
    ]) {
      const { status, stderr } = spawnSync(process.execPath, [fxg, ...words], { input, encoding: 'utf8' });
      if (status !== 0) throw new Error(`fxg ${words[0]} ended with ${status}: ${stderr}`);
    }
    const list = [fxg, 'orders', 'list', '--json', '--quiet'];
    return await processorTime({ bare: [bare], fxg: list });
  } finally {
    process.env = before;
    await rm(home, { recursive: true, force: true });
  }
}
