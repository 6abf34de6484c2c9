import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { constants } from './constants.mjs';
import { moveValue } from './moveValue.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Which of the list are moved in this run, as `run.mjs` says; none proves that the tests pass as things are. */
const moved: readonly number[] = JSON.parse(process.env['CONSTANTS'] ?? '[]');

const project = (
  name: string,
  proofs: readonly string[],
  plugins: TestProjectInlineConfiguration['plugins'] = [],
) => {
  const drawn = proofs.some((proof) => proof.endsWith('x'));
  return {
    plugins: [...(drawn ? [react()] : []), ...plugins],
    server: { fs: { strict: false } },
    define: { PRODUCT_VERSION: '"0.0.0"', PRODUCT_COMMIT: '"unknown"' },
    test: {
      root,
      name,
      include: [...proofs],
      isolate: false,
      testTimeout: 30_000,
      ...(drawn ? { environment: 'jsdom', setupFiles: 'packages/web/test/withoutLayout.ts' } : {}),
    },
  } satisfies TestProjectInlineConfiguration;
};

const everyProof = [...new Set(constants.flatMap(({ proof }) => proof))];
const plain = everyProof.filter((proof) => !proof.endsWith('x'));
const drawn = everyProof.filter((proof) => proof.endsWith('x'));

/** One project for each moved value, over the tests that have to notice it: nothing is written anywhere. */
export default defineConfig({
  test: {
    root,
    projects:
      moved.length === 0
        ? [project('as it is', plain), project('as it is, drawn', drawn)]
        : moved.flatMap((place) => {
            const constant = constants[place];
            return constant === undefined
              ? []
              : [project(String(place), constant.proof, [moveValue(constant, root)])];
          }),
  },
});
