import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { vi } from 'vitest';
import { openFakePartner } from './fakePartner.ts';
import { anyStep } from './steps/anyStep.ts';
import type { Step } from './steps/step.ts';
import { beginWalk } from './Walk.ts';

const numberFrom = (name: string): number | undefined =>
  process.env[name] === undefined ? undefined : Number(process.env[name]);

/** How many walks of how many steps, half of them with keys and half without; `npm run walks` changes it. */
const asked = {
  runs: numberFrom('WALKS_RUNS') ?? 100,
  steps: numberFrom('WALKS_STEPS') ?? 40,
  seed: numberFrom('WALKS_SEED'),
  path: process.env['WALKS_PATH'],
};

const told = (steps: readonly Step[]): string =>
  steps
    .filter(({ name }) => name !== 'nothing')
    .map(({ name }) => `  ${name}`)
    .join('\n');

/** Something was found, and nothing broke. */
class DoesNotHold extends Error {}

const foundIn = (trouble: unknown): string =>
  trouble instanceof Error && !(trouble instanceof DoesNotHold)
    ? (trouble.stack ?? trouble.message)
    : trouble instanceof Error
      ? trouble.message
      : String(trouble);

/** Takes many walks, and throws with the seed and the shortest walk it finds on which something does not hold. */
export const holdsOnWalks = async (keys: 'on' | 'off'): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const folder = await mkdtemp(join(tmpdir(), 'walks-'));
  const partner = await openFakePartner();
  const take = async (steps: readonly Step[]): Promise<void> => {
    const walk = await beginWalk(partner, keys, join(folder, 'lock'));
    for (const { take: go } of steps) {
      await go(walk);
      await walk.look();
      if (walk.orderBook.violations.length > 0) break;
    }
    if (walk.orderBook.violations.length === 0) await walk.finish();
    walk.end();
    if (walk.orderBook.violations.length > 0) throw new DoesNotHold(walk.orderBook.violations.join('\n'));
  };
  const { runs, steps, seed, path } = asked;
  const walks = fc.array(anyStep, { minLength: steps, maxLength: steps });
  try {
    const found = await fc.check(fc.asyncProperty(walks, take), {
      numRuns: Math.ceil(runs / 2),
      ...(seed === undefined ? {} : { seed }),
      ...(path === undefined ? {} : { path }),
    });
    if (!found.failed) return;
    const [shortest = []] = found.counterexample ?? [];
    throw new Error(
      [
        foundIn(found.errorInstance),
        `on this walk, with keys ${keys}, found with --seed ${found.seed} after ${found.numRuns} walks`,
        `(that walk alone: --seed ${found.seed} --path ${found.counterexamplePath}):`,
        told(shortest),
      ].join('\n'),
    );
  } finally {
    await partner.close();
    await rm(folder, { recursive: true, force: true });
    vi.useRealTimers();
  }
};
