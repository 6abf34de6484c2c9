#!/usr/bin/env node
// CommonJS: to load even one module, Node first makes the loader of modules, for half as much again as the version may cost.
const { existsSync, writeSync } = require('node:fs');

const bundle = `${__dirname}/../dist/main.mjs`;
const words = process.argv.slice(2);
const asksVersion = words.length === 1 && (words[0] === '--version' || words[0] === '-V');

// Asking for the version loads nothing else.
if ((existsSync(bundle) || build()) && !(asksVersion && isTold(require('../package.json').version))) {
  // From Node 22 on, what was compiled is kept beside the bundle, which nobody else may write; where that fails nothing is kept.
  require('node:module').enableCompileCache?.(`${__dirname}/../dist/compiled`);
  void import('../dist/main.mjs');
}

/** Writes a line; false where it got lost, which the product reports. A reader that has closed the pipe is no error. */
function isTold(text) {
  const bytes = Buffer.from(`${text}\n`);
  try {
    for (let from = 0; from < bytes.length;) from += writeSync(1, bytes, from);
    return true;
  } catch ({ code }) {
    return code === 'EPIPE';
  }
}

/** Builds the bundle, once after a fresh install; its progress is no data and goes to stderr. */
function build() {
  const { spawnSync } = require('node:child_process');
  const { join } = require('node:path');
  process.stderr.write('Building fxg, once after an install ...\n');
  const vite = findVite();
  const built =
    vite !== null &&
    spawnSync(process.execPath, [vite, 'build', '--mode', 'cli', '--logLevel', 'error'], {
      cwd: join(__dirname, '../../..'),
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
function findVite() {
  try {
    return require.resolve('vite/package.json').replace(/package\.json$/, 'bin/vite.js');
  } catch {
    return null;
  }
}
