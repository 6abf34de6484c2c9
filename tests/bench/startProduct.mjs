import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../process/freePort.mjs';
import { root } from '../stages/places.mjs';

const patience = 300_000;

/**
 * Runs `npm start` over a data folder on a free port, with further settings as variables. Resolves once it is healthy with its address, how many
 * milliseconds that took, `memory` (resident megabytes of the server and of everything that npm started), and
 * `stop`.
 */
export async function startProduct(dataFolder, settings = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const printed = [];
  const began = performance.now();
  // A process group of its own, so that stopping reaches the server behind npm.
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: dataFolder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  child.stdout.on('data', (chunk) => printed.push(chunk));
  child.stderr.on('data', (chunk) => printed.push(chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    try {
      process.kill(-Number(child.pid), 'SIGTERM');
    } catch {
      return;
    }
    await Promise.race([ended, wait(10_000)]);
  };

  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || performance.now() - began > patience) {
      await stop();
      throw new Error(`npm start did not become healthy:\n${Buffer.concat(printed).toString('utf8')}`);
    }
    await wait(20);
  }
  return { url, readyAfter: performance.now() - began, memory: () => memoryOfTree(child.pid), stop };
}

const isHealthy = (url) =>
  fetch(`${url}/sandbox/health`).then(
    (answer) => answer.ok,
    () => false,
  );

function memoryOfTree(rootPid) {
  const processes = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([rootPid]);
  let grown = true;
  while (grown) {
    const children = processes.filter(([pid, parent]) => tree.has(parent) && !tree.has(pid));
    for (const [pid] of children) tree.add(pid);
    grown = children.length > 0;
  }
  const sizes = processes.filter(([pid]) => tree.has(pid)).map(([, , kilobytes]) => kilobytes / 1024);
  return { server: Math.max(...sizes), total: sizes.reduce((sum, size) => sum + size, 0) };
}
