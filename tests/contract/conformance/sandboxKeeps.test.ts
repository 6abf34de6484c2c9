import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';
import { corpayCast, idsOf, runConformance, withWrites } from './runConformance.ts';

describe.each([
  ['with idempotency keys', {}],
  ['without them', { idempotency: false }],
  ['as hard as Amazon’s', { strict: true }],
])('the sandbox %s', (_mode, settings) => {
  let running: StartedSandbox;
  beforeAll(async () => {
    running = await startSandbox(settings);
  });
  afterAll(() => running.sandbox.close());

  it('keeps every promise that a run tries which only reads', async () => {
    const run = await runConformance(running.url, corpayCast);
    expect(idsOf(run, 'broken')).toEqual([]);
    expect(run.code).toBe(0);
    expect(run.report()).toMatchObject({ partner: 'corpay', writes: false, conclusion: 'kept', left: [] });
  });

  it('keeps every promise of a run that writes, and is left as it was', async () => {
    const run = await runConformance(running.url, [...corpayCast, ...withWrites]);
    expect(idsOf(run, 'broken')).toEqual([]);
    expect(run.code).toBe(0);
  });
});
