import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Stryker copies what it changes and runs one project at a time: the root configuration is a list of them. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['packages/domain/src/{money,quoting,calls,intents,corpay}/**/*.test.ts'],
    // What is changed to find out whether it is noticed runs slower than what is sold.
    exclude: ['**/*Budget.test.ts'],
    setupFiles: ['tests/mutation/endOnFailure.ts'],
    testTimeout: 30_000,
  },
});
