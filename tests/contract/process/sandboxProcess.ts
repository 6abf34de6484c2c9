import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The built sandbox. */
export const sandboxBundle = fileURLToPath(
  new URL('../../../packages/sandbox/dist/main.mjs', import.meta.url),
);

/** Builds the sandbox alone, when it is absent or older than its sources. */
export const buildSandbox = (): void => {
  const build = spawnSync(process.execPath, [fileURLToPath(new URL('buildSandbox.mjs', import.meta.url))]);
  if (build.status !== 0) throw new Error(`The sandbox could not be built: ${String(build.stderr)}`);
};

/** The built sandbox in a process of its own. */
export type SandboxProcess = {
  readonly url: string;
  /** Ends it at once, without a chance to say goodbye. */
  kill(): Promise<void>;
};

/** Starts the built sandbox over a data folder on a free port and waits until it says where it is. */
export const sandboxProcess = async (
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<SandboxProcess> => {
  const child = spawn(process.execPath, [sandboxBundle], {
    env: { ...process.env, PORT: '0', SANDBOX_DATA: dataFolder, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const url = /FX Gateway is at (http:\S+)/.exec(said)?.[1];
    if (url !== undefined) {
      child.stdout.resume();
      return {
        url,
        kill: async () => {
          child.kill('SIGKILL');
          await ended;
        },
      };
    }
  }
  throw new Error(`The sandbox did not start: ${said}`);
};
