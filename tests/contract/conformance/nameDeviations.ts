import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServers } from '../doctor/brokenServers.ts';
import { environmentFront, type EnvironmentFront } from '../doctor/environmentFront.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';
import type { Deviation } from './deviation.ts';
import { idsOf, runConformance, withWrites } from './runConformance.ts';

/** Has each of these planted in the answers of a sandbox, and a run of these users name the one promise that it breaks. */
export const nameDeviations = (
  cast: readonly string[],
  deviations: readonly Deviation[],
  prepare: (url: string) => Promise<unknown> = async () => null,
): void => {
  let running: StartedSandbox;
  let front: EnvironmentFront;

  beforeAll(async () => {
    running = await startSandbox();
    front = await environmentFront(running);
    await prepare(running.url);
  });
  afterAll(async () => {
    await closeServers();
    await running.sandbox.close();
  });

  describe('a deviation is named by the one promise that it breaks', () => {
    it.each(deviations.map((deviation) => [deviation.name, deviation.breaks, deviation] as const))(
      '%s: %s',
      async (_name, id, { change, writes }) => {
        front.broken = { services: change() };
        const words = [...cast, ...(writes === true ? withWrites : [])];
        const run = await runConformance(front.pagesUrl, words);
        expect(idsOf(run, 'broken')).toEqual([id]);
        expect(run.code).toBe(1);
        expect(run.error()).toMatchObject({ code: 'promise-broken', message: expect.stringContaining(id) });
      },
    );
  });
};
