import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  nat,
  oneof,
  record,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDesk, quoted } from '../../test/liveDesk.ts';
import { failed, succeeded } from '../result/index.ts';
import { waitAfter } from './index.ts';

const lasting = (left: number | null) => succeeded({ id: 'q', cost: 100, left });

describe('a quote that arrives ended', () => {
  it.each([0, -1, -3_600])('with %d s left counts as a failure, with nothing painted', async (left) => {
    const desk = makeDesk({ lifetime: left });
    desk.live.send({ type: 'edited', request: { amount: 10 } });
    await desk.time.advance(500);
    expect(desk.state()).toMatchObject({ status: 'error', failure: 'ended', offer: null, renewed: null });
    expect(desk.why()).toBe('failed');
  });

  it('has ended exactly when its seconds have passed since the question left', async () => {
    const slow = makeDesk({ lifetime: 2, latency: 2_000 });
    slow.live.send({ type: 'edited', request: { amount: 10 } });
    await slow.time.advance(2_500);
    expect(slow.state().failure).toBe('ended');
    const quick = makeDesk({ lifetime: 2, latency: 1_999 });
    quick.live.send({ type: 'edited', request: { amount: 10 } });
    await quick.time.advance(2_499);
    expect(quick.state()).toMatchObject({ status: 'success', failure: null });
  });

  it('is asked for again after 1, 2, 4, 8, 16 and then every 30 seconds', async () => {
    const desk = makeDesk({ lifetime: 0 });
    desk.live.send({ type: 'edited', request: { amount: 10 } });
    await desk.time.advance(500);
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const asked = desk.log.length;
      await desk.time.advance(seconds * 1000 - 1);
      expect(desk.log.length).toBe(asked);
      await desk.time.advance(1);
      expect(desk.log.length).toBe(asked + 1);
    }
    expect([0, 4, 5, 50].map(waitAfter)).toEqual([1_000, 16_000, 30_000, 30_000]);
  });

  it('the waits begin anew after a quote that lives, an edit, and an asking by the person', async () => {
    const desk = makeDesk({ lifetime: 0 });
    const waits = async (): Promise<number> => {
      const asked = desk.log.length;
      let waited = 0;
      for (; desk.log.length === asked; waited += 1) await desk.time.advance(1_000);
      return waited;
    };
    desk.live.send({ type: 'edited', request: { amount: 10 } });
    await desk.time.advance(500);
    expect([await waits(), await waits(), await waits()]).toEqual([1, 2, 4]);
    desk.live.send({ type: 'asked-again' });
    await desk.time.advance(0);
    expect(await waits()).toBe(1);
    desk.live.send({ type: 'edited', request: { amount: 11 } });
    await desk.time.advance(500);
    expect([await waits(), await waits()]).toEqual([1, 2]);
    desk.nextAnswer = lasting(1);
    expect(await waits()).toBe(4);
    expect(desk.state().status).toBe('success');
    expect([await waits(), await waits(), await waits()]).toEqual([1, 1, 2]);
  });
});

describe('an answer that cannot be used', () => {
  it('is never painted and not asked for again by itself', async () => {
    const desk = await quoted({ lifetime: 10 });
    desk.nextAnswer = succeeded({ id: 'x', cost: -1, left: 10 });
    await desk.time.advance(5_000);
    expect(desk.state()).toMatchObject({ status: 'error', failure: 'unusable', offer: null, stale: false });
    const asked = desk.log.length;
    await desk.time.advance(120_000);
    desk.live.send({ type: 'connection-came' });
    await desk.time.advance(120_000);
    expect(desk.log.length).toBe(asked);
  });

  it('is called unusable even when it has ended too', async () => {
    const desk = makeDesk();
    desk.nextAnswer = succeeded({ id: 'x', cost: -1, left: 0 });
    desk.live.send({ type: 'edited', request: { amount: 10 } });
    await desk.time.advance(500);
    expect(desk.state().failure).toBe('unusable');
  });
});

describe('after a lost connection', () => {
  it('the quote is asked for again by itself, slowly', async () => {
    const desk = makeDesk();
    desk.nextAnswer = failed('lost');
    desk.live.send({ type: 'edited', request: { amount: 10 } });
    await desk.time.advance(500);
    expect(desk.state()).toMatchObject({ status: 'error', failure: 'lost' });
    await desk.time.advance(999);
    expect(desk.log).toHaveLength(1);
    await desk.time.advance(1);
    expect(desk.log).toHaveLength(2);
    expect(desk.state()).toMatchObject({ status: 'success', failure: null });
  });

  it.each(['connection-came', 'page-shown'] as const)(
    'it is asked for as soon as there is a sign of it (%s), but not twice a second',
    async (type) => {
      const desk = makeDesk();
      const lose = async (ms: number) => {
        desk.nextAnswer = failed('lost');
        await desk.time.advance(ms);
      };
      desk.live.send({ type: 'edited', request: { amount: 10 } });
      await lose(500);
      await lose(1_000);
      await lose(2_000);
      expect(desk.log).toHaveLength(3);
      await desk.time.advance(999);
      desk.live.send({ type });
      await desk.time.advance(0);
      expect(desk.log).toHaveLength(3);
      await lose(1);
      expect(desk.log).toHaveLength(4);
      await desk.time.advance(3_000);
      desk.live.send({ type });
      await desk.time.advance(0);
      expect(desk.log).toHaveLength(5);
      expect(desk.state().status).toBe('success');
    },
  );

  it('a sign of the connection asks nothing of a quote that lives or was refused', async () => {
    const desk = await quoted({ lifetime: 300 });
    const before = desk.state();
    desk.live.send({ type: 'connection-came' });
    expect(desk.state()).toBe(before);
    desk.nextAnswer = failed('refused');
    desk.live.send({ type: 'asked-again' });
    await desk.time.advance(2_000);
    const refused = desk.state();
    desk.live.send({ type: 'connection-came' });
    expect(desk.state()).toBe(refused);
  });
});

describe('at most one call a second by itself', () => {
  it('also for quotes that live less than that', async () => {
    const desk = makeDesk({ lifetime: 0.2 });
    desk.live.send({ type: 'edited', request: { amount: 10 } });
    await desk.time.advance(500);
    await desk.time.advance(10_000);
    expect(desk.log).toHaveLength(11);
  });

  it('a new token asks again at once, and the next one not within a second of that', async () => {
    const desk = makeDesk();
    desk.nextAnswer = failed('refused');
    desk.live.send({ type: 'token-came' });
    desk.live.send({ type: 'edited', request: { amount: 10 } });
    await desk.time.advance(500);
    desk.nextAnswer = failed('refused');
    desk.live.send({ type: 'token-came' });
    await desk.time.advance(0);
    expect(desk.log).toHaveLength(2);
    desk.live.send({ type: 'token-came' });
    await desk.time.advance(999);
    expect(desk.log).toHaveLength(2);
    await desk.time.advance(1);
    expect(desk.log).toHaveLength(3);
  });

  it('holds for any lifetimes, latencies, failures and signs, asleep and awake', async () => {
    const answers = oneof(
      double({ min: -2, max: 40, noNaN: true }).map(lasting),
      constantFrom(lasting(0), lasting(0.2), lasting(1), lasting(null)),
      constantFrom(failed('lost'), failed('refused')),
    );
    const looks = oneof(
      double({ min: -2, max: 40, noNaN: true }).map((seconds) => succeeded({ seconds })),
      boolean().map((isStale) => succeeded({ isStale })),
      constant(failed('down')),
    );
    const signs = constantFrom(
      'token-came',
      'connection-came',
      'page-hidden',
      'page-shown',
      'press-began',
      'press-ended',
      'booking-began',
      'booking-ended',
    );
    const moves = oneof(
      record({ advance: nat({ max: 6_000 }) }),
      record({ sign: signs }),
      record({ sleep: nat({ max: 60_000 }) }),
      record({ setClock: integer({ min: -600_000, max: 600_000 }) }),
    );
    await assert(
      asyncProperty(
        array(answers, { minLength: 1, maxLength: 8 }),
        array(looks, { minLength: 1, maxLength: 8 }),
        array(moves, { maxLength: 60 }),
        nat({ max: 3_000 }),
        async (answered, looked, moved, latency) => {
          const desk = makeDesk({ latency });
          const calls: { readonly kind: string; readonly at: number }[] = [];
          let turn = 0;
          desk.called = (kind) => {
            calls.push({ kind, at: desk.time.clock.elapsed() });
            turn += 1;
            desk.nextAnswer = answered[turn % answered.length] ?? null;
            desk.nextFreshness = looked[turn % looked.length] ?? null;
          };
          desk.live.send({ type: 'edited', request: { amount: 10 } });
          for (const move of moved) {
            if ('advance' in move) await desk.time.advance(move.advance);
            else if ('sign' in move) desk.live.send({ type: move.sign });
            else if ('sleep' in move) desk.time.sleep(move.sleep);
            else desk.time.setClock(move.setClock);
          }
          // The first request is the person's.
          const own = calls.slice(1);
          const requests = own.filter(({ kind }) => kind === 'request');
          for (const [index, { at }] of requests.entries())
            if (index > 0) expect(at - (requests[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
          // A request may follow at once on the look that found the quote ending; a look follows nothing.
          for (const [index, { kind, at }] of own.entries())
            if (index > 0 && kind === 'look')
              expect(at - (own[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
        },
      ),
      { numRuns: 300 },
    );
  });
});
