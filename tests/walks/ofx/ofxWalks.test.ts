// @vitest-environment jsdom
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it, vi } from 'vitest';
import { checkWalks } from '../checkWalks.ts';
import { anyOfxStep } from './ofxSteps.ts';
import { beginOfxWalk } from './ofxWalk.ts';

it.each(['on', 'off'] as const)(
  'a customer of OFX books what is displayed, and nothing that is unknown is sent again by itself, with keys %s (S-77, S-80)',
  async (keys) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const folder = await mkdtemp(join(tmpdir(), 'ofx-walks-'));
    try {
      await checkWalks({
        prefix: 'ofx',
        anyStep: anyOfxStep,
        keys,
        usualRuns: 40,
        take: async (steps) => {
          const walk = await beginOfxWalk(keys, join(folder, 'lock'));
          try {
            for (const { take: go } of steps) {
              await go(walk);
              await walk.look();
              if (walk.book.violations.length > 0) break;
            }
            if (walk.book.violations.length === 0) await walk.finish();
          } finally {
            walk.end();
          }
          return walk.book.violations;
        },
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
      vi.useRealTimers();
    }
  },
);
