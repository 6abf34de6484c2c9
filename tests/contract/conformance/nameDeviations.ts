import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServers } from '../doctor/brokenServers.ts';
import { environmentFront, type EnvironmentFront } from '../doctor/environmentFront.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';
import type { Deviation } from './deviation.ts';
import { idsOf, runConformance } from './runConformance.ts';
import { signInCast, type SignedInCast } from './signInCast.ts';

/** Has each of these planted in the answers of a sandbox, and a run of these users name the one promise that it breaks. */
export const nameDeviations = (
  cast: readonly string[],
  deviations: readonly Deviation[],
  prepare: (url: string) => Promise<unknown> = async () => null,
): void => {
  let running: StartedSandbox;
  let front: EnvironmentFront;
  let users: SignedInCast;

  beforeAll(async () => {
    running = await startSandbox();
    front = await environmentFront(running);
    await prepare(running.url);
    users = await signInCast(front.pagesUrl, cast);
  });
  afterAll(async () => {
    await users.end();
    await closeServers();
    await running.sandbox.close();
  });

  describe('a deviation is named by the one promise that it breaks', () => {
    it.each(deviations.map((deviation) => [deviation.name, deviation.breaks, deviation] as const))(
      '%s: %s',
      async (_name, id, { change, writes = false }) => {
        front.broken = { services: change() };
        // Answers of other services are as they were: the whole run below looks at their promises too.
        const { data, failure } = await users.prove(/^\w+-/.exec(id)?.[0] ?? '', writes);
        expect(data.promises.filter(({ verdict }) => verdict === 'broken').map((each) => each.id)).toEqual([
          id,
        ]);
        expect(failure).toMatchObject({ code: 'promise-broken', message: expect.stringContaining(id) });
      },
    );
  });

  it('the command ends with it', async () => {
    const [first] = deviations;
    if (first === undefined) throw new Error('Nothing deviates.');
    front.broken = { services: first.change() };
    const run = await runConformance(front.pagesUrl, cast);
    expect([idsOf(run, 'broken'), run.code]).toEqual([[first.breaks], 1]);
    expect(run.error()).toMatchObject({
      code: 'promise-broken',
      message: expect.stringContaining(first.breaks),
    });
  });
};
