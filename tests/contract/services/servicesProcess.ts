import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from '../harness/until.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Builds the services alone, when they are absent or older than their sources. */
export const buildServices = (): void => {
  const build = spawnSync(process.execPath, [
    fileURLToPath(new URL('../../process/buildServices.mjs', import.meta.url)),
  ]);
  if (build.status !== 0) throw new Error(`The services could not be built: ${String(build.stderr)}`);
};

/** A process of the services, as `npm run services` starts it, with all that it says. */
export const spawnServices = (
  env: Readonly<Record<string, string>>,
  program = 'dist/main.mjs',
  ...words: readonly string[]
) => {
  const child = spawn(process.execPath, [path(`../../../packages/services/${program}`), ...words], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let logged = '';
  child.stderr.on('data', (piece) => (said += String(piece)));
  child.stdout.on('data', (piece) => (logged += String(piece)));
  const ended = once(child, 'close');
  return {
    said: () => said,
    logged: () => logged,
    /** Its address, once it has told it. */
    url: async () => {
      await until(async () => said.includes('\n') || child.exitCode !== null);
      const url = /https:\/\/[\d.:]+/.exec(said)?.[0];
      if (url === undefined) throw new Error(`The services did not start: ${said}`);
      return url;
    },
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Its exit code, when it has ended. */
    end: async () => {
      const [code] = await ended;
      return code as number | null;
    },
  };
};
