#!/usr/bin/env node
import { existsSync } from 'node:fs';

const bundle = new URL('../dist/main.mjs', import.meta.url);

if (existsSync(bundle) || (await build())) await import(bundle.href);

/** Builds the bundle, once after a fresh install; its progress is no data and goes to stderr. */
async function build() {
  const { spawnSync } = await import('node:child_process');
  const { fileURLToPath } = await import('node:url');
  const { createRequire } = await import('node:module');
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  process.stderr.write('Building fxg, once after an install ...\n');
  const vite = findVite(createRequire(import.meta.url));
  const built =
    vite !== null &&
    spawnSync(process.execPath, [vite, 'build', '--mode', 'cli', '--logLevel', 'error'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    }).status === 0;
  if (built && existsSync(bundle)) return true;
  process.stderr.write(
    `${JSON.stringify({ error: { code: 'build-failed', message: 'fxg could not be built.', hint: 'It is built in its clone: run npm ci there, then try again.', requestId: null } })}\n`,
  );
  process.exitCode = 1;
  return false;
}

/** The build tool of the clone; null where it is not installed. */
function findVite(require) {
  try {
    return require.resolve('vite/package.json').replace(/package\.json$/, 'bin/vite.js');
  } catch {
    return null;
  }
}
