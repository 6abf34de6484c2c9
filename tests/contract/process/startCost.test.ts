import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { loadingTooMuch } from '../../bench/command/loadingTooMuch.mjs';
import { processorTime } from '../../bench/command/processorTime.mjs';
import { ratioOf } from '../../bench/median.mjs';
import { buildCommandLine } from '../cli/fxg.ts';

const fxg = fileURLToPath(new URL('../../../packages/cli/bin/fxg.cjs', import.meta.url));

beforeAll(() => buildCommandLine(), 120_000);

// The bar of `npm run bench` is 1.12; what runs beside this test is the rest.
it('asking for the version costs at most 1.5 times what Node itself does, and an eager import is seen', async () => {
  const version = [fxg, '--version'];
  const times = await processorTime(
    { node: ['-e', '0'], version, eager: [...loadingTooMuch(), ...version] },
    9,
  );
  expect(ratioOf(times.version, times.node).value).toBeLessThan(1.5);
  expect(ratioOf(times.eager, times.node).value).toBeGreaterThan(1.5);
});
