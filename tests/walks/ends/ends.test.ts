import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openFakePartner, type FakePartner } from '../fakePartner.ts';
import { corpayWorld } from './corpayWorld.ts';
import type { CustomerWorld } from './customerWorld.ts';
import { differentlyKept, leftAtEveryAwait, runFresh, type Left } from './endedCommand.ts';
import { ofxWorld } from './ofxWorld.ts';
import { slowStore } from './slowStore.ts';

let partner: FakePartner;
let folder: string;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  folder = await mkdtemp(join(tmpdir(), 'ends-'));
  partner = await openFakePartner();
});
afterAll(async () => {
  await partner.close();
  await rm(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

type Scene = {
  readonly world: CustomerWorld;
  /** What is run, and ended, and run again. */
  readonly words: readonly string[];
  readonly before: ReadonlyMap<string, string>;
};

const bookAtCorpay = (payee: string) =>
  `quotes book --beneficiary ${payee} --amount 321 --yes --max-settlement 1000`.split(' ');

const bookingAtCorpay = async (keys: 'on' | 'off'): Promise<Scene> => {
  const world = await corpayWorld(partner, join(folder, 'lock'), { keys, moves: '/deal/book' });
  return { world, words: bookAtCorpay(world.payee), before: new Map() };
};

const instructing = async (): Promise<Scene> => {
  const world = await corpayWorld(partner, join(folder, 'lock'), { keys: 'on', moves: '/deal/instruct' });
  const { stdout, kept } = await runFresh(world, bookAtCorpay(world.payee));
  const { orderNumber } = JSON.parse(stdout) as { readonly orderNumber: string };
  const form = `--purpose INVOICE --account ${world.account} --yes`;
  return { world, words: `orders instruct ${orderNumber} ${form}`.split(' '), before: kept };
};

const bookingAtOfx = async (): Promise<Scene> => ({
  world: ofxWorld(join(folder, 'lock')),
  words: 'quotes book --beneficiary payee-0=100 --yes --max-buy 1000'.split(' '),
  before: new Map(),
});

/** Whether somebody who reads stdout, or stderr where stdout is gone, has the whole outcome. */
const isTold = ({ stdout, stderr }: Left, whole: Left, isStdoutGone: boolean): boolean =>
  isStdoutGone ? stderr === whole.stderr : stdout === whole.stdout;

const sameKept = (kept: Left['kept']) => (other: Left) =>
  JSON.stringify([...other.kept]) === JSON.stringify([...kept]);

describe.each([
  { what: 'a booking at Corpay', begin: () => bookingAtCorpay('on'), exit: 8 },
  {
    what: 'a booking at a Corpay that keeps no keys',
    begin: () => bookingAtCorpay('off'),
    exit: 8,
    named: 'order',
  },
  { what: 'a booking at OFX', begin: bookingAtOfx, exit: 8, named: 'deal' },
  { what: 'an instruction', begin: instructing, exit: 0 },
])('$what that ends at any await after the answer (S-80)', ({ begin, exit, named }) => {
  it.each(['a slow reader', 'a full disk'] as const)(
    'was told, or is told by the same command, which makes it no second time, where stdout goes to %s',
    async (stdoutGoesTo) => {
      const { world, words, before } = await begin();
      const left = await leftAtEveryAwait(world, words, before, stdoutGoesTo);
      const whole = left.at(-1);
      if (whole === undefined) throw new Error('The command ended nowhere.');
      expect(left.length).toBeGreaterThan(20);
      expect((await world.made()).length).toBe(1);
      await world.later();

      const found = new Set<string>();
      for (const { kept } of differentlyKept(left)) {
        const held = await world.holds(slowStore(kept).store);
        found.add(held ?? 'nothing');
        if (held === null) {
          const untold = left
            .filter(sameKept(kept))
            .filter((ended) => !isTold(ended, whole, stdoutGoesTo === 'a full disk'));
          expect(untold).toEqual([]);
          continue;
        }
        const again = await runFresh(world, words, kept);
        let last = again;
        if (held === 'open' && named !== undefined) {
          // Only the user can say which it is: the partner cannot be asked by the same call.
          expect([again.code, again.stdout]).toEqual([8, '']);
          expect(again.stderr).toContain('"same-open"');
          const [number = ''] = await world.made();
          last = await runFresh(world, ['quotes', 'settle', `--${named}`, number], again.kept);
          expect(JSON.parse(last.stdout)).toMatchObject([{ became: 'booked' }]);
        } else {
          expect(again.code, again.stderr).toBe(exit);
          const at = exit === 0 ? 'sentAt' : 'bookedAt';
          expect(JSON.parse(again.stdout)).toMatchObject({ settled: true, [at]: expect.any(String) });
        }
        expect(await world.holds(slowStore(last.kept).store)).toBeNull();
        expect((await world.made()).length).toBe(1);
      }
      expect(found).toEqual(new Set(['open', 'answered', 'nothing']));
    },
  );
});
