// @vitest-environment jsdom
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { anyOfxStep, type OfxStep } from './ofxSteps.ts';
import { beginOfxWalk } from './ofxWalk.ts';

const steps = Number(process.env['WALKS_STEPS'] ?? 40);
const runs = Math.ceil(Number(process.env['WALKS_RUNS'] ?? 60) / 2);

it.each(['on', 'off'] as const)(
  'a customer of OFX books what is displayed, and nothing that is unknown is sent again by itself, with keys %s (S-77, S-80)',
  async (keys) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const folder = await mkdtemp(join(tmpdir(), 'ofx-walks-'));
    const take = async (taken: readonly OfxStep[]): Promise<void> => {
      const walk = await beginOfxWalk(keys, join(folder, 'lock'));
      try {
        for (const { take: go } of taken) {
          await go(walk);
          await walk.look();
          if (walk.book.violations.length > 0) break;
        }
        if (walk.book.violations.length === 0) await walk.finish();
      } finally {
        walk.end();
      }
      expect(
        walk.book.violations,
        taken
          .filter(({ name }) => name !== 'nothing')
          .map(({ name }) => name)
          .join('\n'),
      ).toEqual([]);
    };
    const walks = fc.array(anyOfxStep, { minLength: steps, maxLength: steps });
    try {
      await fc.assert(fc.asyncProperty(walks, take), { numRuns: runs });
    } finally {
      await rm(folder, { recursive: true, force: true });
      vi.useRealTimers();
    }
  },
);
