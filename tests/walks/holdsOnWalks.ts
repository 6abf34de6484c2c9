import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { checkWalks } from './checkWalks.ts';
import { openFakePartner } from './fakePartner.ts';
import { anyStep } from './steps/anyStep.ts';
import { beginWalk } from './Walk.ts';

/** Takes many walks of a customer of Corpay, and throws where something does not hold on one. */
export const holdsOnWalks = async (keys: 'on' | 'off'): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const folder = await mkdtemp(join(tmpdir(), 'walks-'));
  const partner = await openFakePartner();
  try {
    await checkWalks({
      prefix: '',
      anyStep,
      keys,
      usualRuns: 40,
      take: async (steps) => {
        const walk = await beginWalk(partner, keys, join(folder, 'lock'));
        for (const { take: go } of steps) {
          await go(walk);
          await walk.look();
          if (walk.orderBook.violations.length > 0) break;
        }
        if (walk.orderBook.violations.length === 0) await walk.finish();
        walk.end();
        return walk.orderBook.violations;
      },
    });
  } finally {
    await partner.close();
    await rm(folder, { recursive: true, force: true });
    vi.useRealTimers();
  }
};
