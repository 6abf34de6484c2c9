import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.mjs';

/** The built sandbox. */
export const sandboxBundle = fileURLToPath(new URL('../../packages/sandbox/dist/main.mjs', import.meta.url));

/** Builds the sandbox alone, when it is absent or older than its sources. */
export function buildSandbox(): void {
  const build = spawnSync(process.execPath, [fileURLToPath(new URL('buildSandbox.mjs', import.meta.url))]);
  if (build.status !== 0) throw new Error(`The sandbox could not be built: ${String(build.stderr)}`);
}

const startPatience = 120_000;
const stopPatience = 10_000;

/** How the product is set up for a journey: how long a quote lives, and one origin or two. */
export interface Setting {
  readonly quoteSeconds: 10 | 30;
  readonly origins: 1 | 2;
  /** Further variables of the sandbox, such as `SANDBOX_IDEMPOTENCY`. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A built sandbox that runs as a process of its own, as `npm start` would run it. */
export interface SandboxProcess {
  /** Where the web application is, without a trailing slash. */
  readonly url: string;
  /** Where the services are: the same as `url`, or the second origin. */
  readonly servicesUrl: string;
  /** What it has printed so far. */
  readonly output: () => string;
  /** Ends it. `SIGKILL` is a power cut for the process; its data folder stays. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/**
 * Starts the built sandbox on free ports over a data folder and waits until it is healthy; rejects with what
 * it printed when it ends before that or takes longer than two. Given the ports of an earlier one it
 * comes back at the same address, so that signed-in pages stay valid.
 */
export async function startSandbox(
  setting: Partial<Setting>,
  dataFolder: string,
  ports?: { readonly port: number; readonly servicesPort: number },
  program = sandboxBundle,
): Promise<SandboxProcess> {
  const port = ports?.port ?? (await freePort());
  const servicesPort = ports?.servicesPort ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_DATA: dataFolder,
      ...(setting.quoteSeconds === undefined ? {} : { SANDBOX_QUOTE_SECONDS: String(setting.quoteSeconds) }),
      ...(setting.origins === 2 ? { SERVICES_PORT: String(servicesPort) } : {}),
      ...setting.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const output = () => printed.join('');

  const limit = Date.now() + startPatience;
  while (!(await isHealthy(url))) {
    if (hasEnded(child)) throw new Error(`The sandbox ended before it was ready:\n${output()}`);
    if (Date.now() > limit) {
      child.kill('SIGKILL');
      throw new Error(`The sandbox was not ready after two minutes:\n${output()}`);
    }
    await wait(100);
  }
  return {
    url,
    servicesUrl: setting.origins === 2 ? `http://127.0.0.1:${servicesPort}` : url,
    output,
    stop: (signal = 'SIGTERM') => stop(child, signal),
  };
}

async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/sandbox/health`).catch(() => undefined);
  return answer?.status === 200;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), stopPatience);
  await ended;
  clearTimeout(late);
}
