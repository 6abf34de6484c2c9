import { it, vi } from 'vitest';
import { checkWalks } from '../checkWalks.ts';
import { anyRunStep } from './runSteps.ts';
import { beginRunWalk } from './runWalk.ts';

it.each(['on', 'off'] as const)(
  'a payment run pays every row once, and tells it, whatever is lost or killed on the way, with keys %s (S-77, S-80)',
  async (keys) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await checkWalks({
        prefix: 'run',
        anyStep: anyRunStep,
        keys,
        usualRuns: 400,
        take: async (steps) => {
          const walk = await beginRunWalk(keys);
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
