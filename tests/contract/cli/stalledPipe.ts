import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '../harness/until.ts';
import type { FxgWithSandbox } from './fxgWithSandbox.ts';

const executable = fileURLToPath(new URL('../../../packages/cli/bin/fxg.cjs', import.meta.url));

/** The pipe is full before `fxg` writes into it, and nobody reads it. */
const script = `( head -c 65536 /dev/zero; exec sh -c 'echo $$ >"$0"; exec "$@"' "$0" "$@" 2>"$0.err" ) | sleep 600`;

/** Whether something was answered of which nobody has heard; what was told stands deeper. */
export const isUntold = async (home: string): Promise<boolean> => {
  const kept = await readFile(join(home, 'fxg', 'intents.json'), 'utf8').catch(() => '{}');
  const journals = Object.values(JSON.parse(kept) as Readonly<Record<string, string>>);
  return journals.some((journal) =>
    (JSON.parse(journal) as readonly object[]).some((entry) => 'answered' in entry),
  );
};

const hasEnded = async (pid: number): Promise<boolean> => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

/**
 * Runs a command whose output nobody reads, and ends it with `signal` once `isTime`; gives what it said on stderr. What
 * listens to its signal says there what it could not write: after SIGKILL nothing is said, and after SIGHUP it counts as
 * heard by nobody.
 */
export const killInStalledPipe = async (
  { url, user: { home } }: Pick<FxgWithSandbox, 'url' | 'user'>,
  words: readonly string[],
  signal: NodeJS.Signals,
  isTime = (): Promise<boolean> => isUntold(home),
): Promise<string> => {
  const pidFile = join(home, 'pid');
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, FXG_CONFIG: `${url}/config.json` };
  const shell = spawn('sh', ['-c', script, pidFile, process.execPath, executable, ...words], {
    env,
    detached: true,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => shell.once('close', resolve));
  try {
    await until(isTime);
    const pid = Number(await readFile(pidFile, 'utf8'));
    if (!(await hasEnded(pid))) process.kill(pid, signal);
    // Who loses the reader first says on stderr what was booked, and is heard.
    await until(() => hasEnded(pid));
  } finally {
    if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGTERM');
    await ended;
  }
  return readFile(`${pidFile}.err`, 'utf8');
};
