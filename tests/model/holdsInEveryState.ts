import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { configurationsOf } from './configurations.ts';
import { explore, type Explored, type Limits } from './world/explore.ts';

/** Where a whole run finds what was explored. */
const folder = 'test-results/model';

/** `npm test` takes the first steps only; `npm run model` as many as come in its time, which it spreads over all. */
const limitsOf = (configurations: number, firstStates: number): readonly Limits[] => {
  const seconds = Number(process.env['MODEL_SECONDS'] ?? 0);
  if (seconds === 0) return [{ faults: 1, depth: 9, leastDepth: 0, seconds: 600, states: firstStates }];
  const each = seconds / configurations;
  const within = { depth: Infinity, states: Infinity };
  return [
    { ...within, faults: 0, leastDepth: 8, seconds: each * 0.3 },
    { ...within, faults: 1, leastDepth: 8, seconds: each * 0.4 },
    { ...within, faults: 3, leastDepth: 0, seconds: each * 0.3 },
  ];
};

const wordsOf = ({ path, found }: NonNullable<Explored['counterexample']>): string =>
  [...found, 'after', ...path.map((step) => `  ${step}`), `(${path.length} steps of the model)`].join('\n');

/** Explores every configuration beside a partner that does so with keys. */
export const holdsInEveryState = (keys: 'honoured' | 'ignored'): void => {
  const asked = process.env['MODEL_ONLY'] ?? '';
  const configurations = configurationsOf(keys).filter(({ name }) => name.includes(asked));
  const explored: (Omit<Explored, 'counterexample'> & { name: string; keys: string; faults: number })[] = [];
  afterAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `keys-${keys}.json`), JSON.stringify(explored, null, 2));
  });
  describe(`beside a partner by whom keys are ${keys}`, () => {
    it.each(configurations)(
      '$name: nothing is made twice, untold or stranded',
      async ({ name, begin, firstStates }) => {
        for (const limits of limitsOf(configurations.length, firstStates)) {
          const found = await explore(begin, limits);
          const { counterexample, ...figures } = found;
          explored.push({ name, keys, faults: limits.faults, ...figures });
          if (counterexample !== null) throw new Error(wordsOf(counterexample));
          expect(found.states).toBeGreaterThan(1);
        }
      },
    );
  });
};
