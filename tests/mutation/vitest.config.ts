import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Which tests an area is tried against, as `run.mjs` says; Stryker's workers inherit it. */
const include: string[] = JSON.parse(process.env['MUTATION_TESTS'] ?? '[]');

/** Stryker copies what it changes and runs one project at a time: the root configuration is a list of them. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include,
    isolate: process.env['MUTATION_ISOLATES'] !== 'no',
    // What is changed to find out whether it is noticed runs slower than what is sold.
    exclude: ['**/*Budget.test.ts'],
    setupFiles: ['tests/mutation/endOnFailure.ts'],
    testTimeout: 30_000,
  },
});
