import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { results, root } from '../../stages/places.mjs';
import { installed } from '../installed.mjs';
import { judged } from '../judged.mjs';
import { ratioOf } from '../median.mjs';

const amounts = Array.from({ length: 100_000 }, (_, index) => BigInt(index) * 7_919n + 1n);
const weights = [5n, 3n, 7n, 11n, 1n];

/** The money of the product as Node can load it. */
async function moneyOfProduct() {
  const outDir = join(results, 'bench-money');
  const names = ['money', 'splitAmount'];
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rollupOptions: {
        input: names.map((name) => join(root, `packages/domain/src/money/${name}.ts`)),
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  const [{ money }, { splitAmount }] = await Promise.all(
    names.map((name) => import(pathToFileURL(join(outDir, `${name}.mjs`)).href)),
  );
  return { money, splitAmount };
}

async function peer() {
  const { resolve } = createRequire(join(installed('peers'), 'package.json'));
  const load = async (name) => import(pathToFileURL(resolve(name)).href);
  const { dinero, allocate } = await load('dinero.js/bigint');
  const { USD } = await load('dinero.js/bigint/currencies');
  return { dinero, allocate, USD };
}

const timeOf = (split) => {
  const began = performance.now();
  for (const amount of amounts) split(amount);
  return performance.now() - began;
};

/** How many amounts do not add up again. */
const brokenBy = (split) =>
  amounts.filter((amount) => split(amount).reduce((sum, { minor }) => sum + minor, 0n) !== amount).length;

/** Row 5: 100,000 amounts split over five weights, each as a money value; the sums are checked apart from the time. */
export async function exactSplit() {
  const { money, splitAmount } = await moneyOfProduct();
  const { dinero, allocate, USD } = await peer();
  const ways = {
    ours: (amount) => splitAmount(money(amount, 'USD'), weights),
    theirs: (amount) => allocate(dinero({ amount, currency: USD }), weights),
  };
  const times = { ours: [], theirs: [] };
  for (let round = -2; round < 21; round += 1)
    for (const [way, split] of Object.entries(ways)) {
      const time = timeOf(split);
      if (round >= 0) times[way].push(time);
    }
  const common = { number: 5, floor: "dinero.js/bigint's allocate" };
  return [
    judged({
      ...common,
      measure: 'exact split of 100,000 amounts over 5 weights, as fast',
      ...ratioOf(times.theirs, times.ours),
      unit: 'times',
      target: 8,
      least: true,
    }),
    judged({
      ...common,
      measure: 'sums broken by it',
      floor: 'none',
      value: brokenBy(ways.ours),
      unit: 'sums',
      target: 0,
    }),
  ];
}
