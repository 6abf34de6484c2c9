import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededPassword } from '@fx-gateway/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runFxg } from '../../../packages/cli/test/runFxg.ts';
import { closeServers } from '../doctor/brokenServers.ts';
import { environmentFront, type EnvironmentFront } from '../doctor/environmentFront.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';
import { corpayCast, idsOf, runConformance, withWrites } from './runConformance.ts';

let running: StartedSandbox;
let front: EnvironmentFront;

beforeAll(async () => {
  running = await startSandbox({ twoOrigins: true });
  front = await environmentFront(running);
});
afterEach(() => {
  front.broken = {};
});
afterAll(async () => {
  await closeServers();
  await running.sandbox.close();
});

const inProduction = (configuration: Record<string, unknown>): void => {
  configuration['environment'] = { name: 'Production', kind: 'production' };
};

describe('fxg conformance', () => {
  it('refuses to write in production, before anybody signs in', async () => {
    front.broken = { configure: inProduction };
    const run = await runConformance(front.pagesUrl, [...corpayCast, ...withWrites]);
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.error()).toMatchObject({ code: 'writes-in-production' });
  });

  it('reads in production', async () => {
    front.broken = { configure: inProduction };
    expect(await runConformance(front.pagesUrl, corpayCast)).toMatchObject({ code: 0 });
  });

  it('needs a word of consent before it writes', async () => {
    const run = await runConformance(running.url, [...corpayCast, '--writes']);
    expect([run.code, run.error().code]).toEqual([2, 'confirmation-needed']);
  });

  it('changes nothing in a dry run, and says what it would change', async () => {
    const asked = await running.control.journal({ service: 'accounts' });
    const run = await runConformance(running.url, [...corpayCast, '--writes', '--dry-run']);
    expect(run.code).toBe(0);
    expect(JSON.parse(run.stdout)).toMatchObject({
      dryRun: true,
      would: { changes: expect.arrayContaining([expect.stringContaining('organization')]) },
    });
    const since = (await running.control.journal({ service: 'accounts' })).slice(asked.length);
    expect(since.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it.each([
    [['--as', 'corpay@sandbox.test'], '--and'],
    [['--as', 'nobody', '--and', 'empty@sandbox.test'], '--as'],
    [['--as', 'corpay@sandbox.test', '--and', 'Corpay@Sandbox.test'], '--and'],
    [['--as', 'corpay@sandbox.test', '--and', 'ofx@sandbox.test'], '--and'],
  ])('needs two customers of one partner: %j', async (words, flag) => {
    const run = await runConformance(running.url, words);
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.error().message).toContain(flag);
  });

  it('says whose sign-in is refused, with 4', async () => {
    const run = await runConformance(running.url, [
      '--as',
      'corpay@sandbox.test',
      '--and',
      'no@sandbox.test',
    ]);
    expect([run.code, run.error().code]).toEqual([4, 'sign-in-refused']);
    expect(run.error().message).toContain('--and');
  });

  it('shows no password, and ends every sign-in', async () => {
    const earlier = (await running.control.journal({ service: 'cognito' })).length;
    const run = await runConformance(running.url, corpayCast);
    expect(`${run.stdout}${run.stderr}`).not.toContain(seededPassword);
    const since = (await running.control.journal({ service: 'cognito' })).slice(earlier);
    expect(since.filter(({ operation }) => operation === 'RevokeToken')).toHaveLength(3);
  });
});

describe('fxg conformance that books', () => {
  it('needs a limit for each settlement currency where nobody reads its plan', async () => {
    const run = await runConformance(running.url, [...corpayCast, '--writes', '--yes']);
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.error()).toMatchObject({ code: 'limit-needed' });
  });

  it('books nothing where its plan is above the limit', async () => {
    const words = [...corpayCast, '--writes', '--yes', '--max-settlement', 'USD=99'];
    const run = await runConformance(running.url, words);
    expect([run.code, run.error().code]).toEqual([7, 'above-limit']);
  });

  it('tries nothing that writes where the site holds changes back', async () => {
    front.broken = { configure: (configuration) => void (configuration['operations'] = { readOnly: true }) };
    const run = await runConformance(front.pagesUrl, [...corpayCast, ...withWrites]);
    expect(run.code).toBe(0);
    expect(run.report().left).toEqual([]);
    expect(idsOf(run, 'not-tried')).toContain('corpay-booked-once');
  });

  it('shows a person what it will change and book, and does nothing after a no', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fx-gateway-conformance-'));
    const passwords = join(folder, 'passwords.txt');
    await writeFile(passwords, `${seededPassword}\n`.repeat(3));
    const asked = (await running.control.journal({ service: 'corpay', path: '/deal/quote' })).length;
    const words = ['conformance', '--config', `${running.url}/config.json`, ...corpayCast, '--writes'];
    const { code, stderr } = await runFxg([...words, '--passwords-file', passwords], { answers: ['n'] });
    await rm(folder, { recursive: true });
    expect(code).toBe(3);
    expect(stderr).toContain('books a deal, and sends the booking again under its key');
    expect(stderr).toContain('3: $100.00, $100.00, $100.00');
    expect(await running.control.journal({ service: 'corpay', path: '/deal/quote' })).toHaveLength(asked);
  });
});
