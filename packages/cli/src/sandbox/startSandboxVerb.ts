import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Outcome } from '../verbs/outcome.ts';
import type { Verb } from '../verbs/verb.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { interruptedFailure } from '../terminal/prompts.ts';

/** The start script, looked for upwards from here: the bundle and its source lie at different depths. */
const findStartScript = (): string | null => {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const script = join(folder, 'packages', 'sandbox', 'bin', 'start.mjs');
    if (existsSync(script)) return script;
    if (folder === dirname(folder)) return null;
  }
};

export const startSandboxVerb: Verb<'sandbox start'> = {
  usage: 'start',
  summary: 'Start the local sandbox and stay with it until Ctrl-C.',
  options: [
    { flags: '--port <n>', summary: 'the port of the web application and the services (4400)' },
    { flags: '--services-port <n>', summary: 'put the services on a second origin' },
    { flags: '--data <folder>', summary: 'where it keeps its state (.sandbox)' },
  ],
  examples: ['start', 'start --port 4500 --data ../sandbox-data'],
  run: (invocation) => {
    const script = findStartScript();
    if (script === null) {
      return Promise.resolve(
        failed(
          commandFailure(exitCodes.failed, 'no-sandbox', 'The sandbox is not part of this installation.', {
            hint: 'Start it in a clone of the product: npm start',
          }),
        ),
      );
    }
    const { options, terminal, signal } = invocation;
    const chosen = { PORT: 'port', SERVICES_PORT: 'servicesPort', SANDBOX_DATA: 'data' };
    const settings: Record<string, string> = {};
    for (const [variable, name] of Object.entries(chosen)) {
      const value = options.text(name);
      if (value !== null) settings[variable] = value;
    }
    const child = spawn(process.execPath, [script], {
      stdio: 'inherit',
      env: { ...terminal.environment, ...settings },
    });
    // Ctrl-C reaches the sandbox by itself; an end that was sent to us alone is passed on.
    signal.addEventListener('abort', () => child.kill('SIGTERM'));
    return new Promise<Outcome<'sandbox start'>>((resolve) => {
      child.once('error', () => resolve(failed(notStarted)));
      child.once('exit', (code) => {
        if (signal.aborted) resolve(failed(interruptedFailure));
        else resolve(code === 0 ? succeeded(null) : failed(notStarted));
      });
    });
  },
};

const notStarted = commandFailure(exitCodes.failed, 'sandbox-ended', 'The sandbox ended.', {
  hint: 'It says why in the lines above.',
});
