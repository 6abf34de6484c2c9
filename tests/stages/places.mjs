import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const results = join(root, 'test-results');

const npmPackage = (path) => join(root, 'node_modules', ...path.split('/'));

/** The tools' own entry files: run by this Node, they behave the same on every system and start without npx. */
export const tools = {
  tsc: npmPackage('typescript/bin/tsc'),
  oxlint: npmPackage('oxlint/bin/oxlint'),
  oxfmt: npmPackage('oxfmt/bin/oxfmt'),
  knip: npmPackage('knip/bin/knip.js'),
  vitest: npmPackage('vitest/vitest.mjs'),
  playwright: npmPackage('playwright/cli.js'),
};
