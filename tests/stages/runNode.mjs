import { spawn } from 'node:child_process';
import { root } from './places.mjs';

const patienceAfterStop = 10_000;

/**
 * Runs a script with this Node from the root of the repository, or from `cwd`. Resolves with `{ code, output }`; `output` is
 * empty unless `quiet`, where it is kept back instead of shown. After `minutes` the run is stopped and its
 * code is 124.
 */
export function runNode(args, { quiet = false, minutes = 20, env = {}, cwd = root } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  const output = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));

  let late = false;
  const limit = setTimeout(() => {
    late = true;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), patienceAfterStop).unref();
  }, minutes * 60_000);

  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => {
      clearTimeout(limit);
      const text = Buffer.concat(output).toString('utf8');
      if (late) resolve({ code: 124, output: `${text}\nStopped after ${minutes} minutes.` });
      else resolve({ code: code ?? 1, output: text });
    });
  });
}
