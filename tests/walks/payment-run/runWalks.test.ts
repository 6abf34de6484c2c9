import { it, vi } from 'vitest';
import { checkWalks } from '../checkWalks.ts';
import { anyRunStep } from './runSteps.ts';
import { beginRunWalk } from './runWalk.ts';

it.each([
  ['Corpay', 'corpay', 'on'],
  ['Corpay', 'corpay', 'off'],
  ['OFX', 'ofx', 'on'],
  ['OFX', 'ofx', 'off'],
] as const)(
  'a payment run at %s (%s) pays every row once, and tells it, whatever is lost or killed on the way, with keys %s (S-77, S-80)',
  async (_partner, at, keys) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await checkWalks({
        prefix: `run${at}`,
        anyStep: anyRunStep,
        keys,
        usualRuns: 200,
        take: async (steps) => {
          const walk = await beginRunWalk(at, keys);
          for (const { take: go } of steps) {
            await go(walk);
            await walk.look();
            if (walk.violations.length > 0) return walk.violations;
          }
          await walk.finish();
          return walk.violations;
        },
      });
    } finally {
      vi.useRealTimers();
    }
  },
);
