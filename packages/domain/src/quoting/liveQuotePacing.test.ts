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
import { makeFixture, quoted } from '../../test/liveQuoteFixture.ts';
import { failed, succeeded } from '../result/result.ts';
import { retryDelayMs } from './pacing.ts';

const lasting = (left: number | null) => succeeded({ id: 'q', cost: 100, left });

describe('a quote that arrives ended', () => {
  it.each([0, -1, -3_600])('with %d s left counts as a failure, with nothing displayed', async (left) => {
    const fixture = makeFixture({ lifetime: left });
    fixture.live.send({ type: 'edited', request: { amount: 10 } });
    await fixture.time.advance(500);
    expect(fixture.state()).toMatchObject({ status: 'error', failure: 'ended', offer: null, renewed: null });
    expect(fixture.why()).toBe('failed');
  });

  it('has ended exactly when its seconds have passed since the question left', async () => {
    const slow = makeFixture({ lifetime: 2, latency: 2_000 });
    slow.live.send({ type: 'edited', request: { amount: 10 } });
    await slow.time.advance(2_500);
    expect(slow.state().failure).toBe('ended');
    const quick = makeFixture({ lifetime: 2, latency: 1_999 });
    quick.live.send({ type: 'edited', request: { amount: 10 } });
    await quick.time.advance(2_499);
    expect(quick.state()).toMatchObject({ status: 'success', failure: null });
  });

  it('has ended at the next whole millisecond where its seconds end between two', async () => {
    const fixture = makeFixture({ lifetime: 3.000_000_000_000_000_4 });
    fixture.live.send({ type: 'edited', request: { amount: 10 } });
    // Whoever waits for the part of a millisecond that no clock shows waits for ever.
    await fixture.time.advance(4_000);
    expect(fixture.log).not.toEqual([]);
    expect(fixture.state()).toMatchObject({ status: 'success', failure: null });
  });

  it('is asked for again after 1, 2, 4, 8, 16 and then every 30 seconds', async () => {
    const fixture = makeFixture({ lifetime: 0 });
    fixture.live.send({ type: 'edited', request: { amount: 10 } });
    await fixture.time.advance(500);
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const asked = fixture.log.length;
      await fixture.time.advance(seconds * 1000 - 1);
      expect(fixture.log.length).toBe(asked);
      await fixture.time.advance(1);
      expect(fixture.log.length).toBe(asked + 1);
    }
    expect([0, 4, 5, 50].map(retryDelayMs)).toEqual([1_000, 16_000, 30_000, 30_000]);
  });

  it('the waits begin anew after a quote that lives, an edit, and an asking by the person', async () => {
    const fixture = makeFixture({ lifetime: 0 });
    const waits = async (): Promise<number> => {
      const asked = fixture.log.length;
      let waited = 0;
      for (; fixture.log.length === asked; waited += 1) await fixture.time.advance(1_000);
      return waited;
    };
    fixture.live.send({ type: 'edited', request: { amount: 10 } });
    await fixture.time.advance(500);
    expect([await waits(), await waits(), await waits()]).toEqual([1, 2, 4]);
    fixture.live.send({ type: 'asked-again' });
    await fixture.time.advance(0);
    expect(await waits()).toBe(1);
    fixture.live.send({ type: 'edited', request: { amount: 11 } });
    await fixture.time.advance(500);
    expect([await waits(), await waits()]).toEqual([1, 2]);
    fixture.nextAnswer = lasting(1);
    expect(await waits()).toBe(4);
    expect(fixture.state().status).toBe('success');
    expect([await waits(), await waits(), await waits()]).toEqual([1, 1, 2]);
  });
});

describe('an answer that cannot be used', () => {
  it('is never displayed and not asked for again by itself', async () => {
    const fixture = await quoted({ lifetime: 10 });
    fixture.nextAnswer = succeeded({ id: 'x', cost: -1, left: 10 });
    await fixture.time.advance(5_000);
    expect(fixture.state()).toMatchObject({
      status: 'error',
      failure: 'unusable',
      offer: null,
      stale: false,
    });
    const asked = fixture.log.length;
    await fixture.time.advance(120_000);
    fixture.live.send({ type: 'connection-came' });
    await fixture.time.advance(120_000);
    expect(fixture.log.length).toBe(asked);
  });

  it('is called unusable even when it has ended too', async () => {
    const fixture = makeFixture();
    fixture.nextAnswer = succeeded({ id: 'x', cost: -1, left: 0 });
    fixture.live.send({ type: 'edited', request: { amount: 10 } });
    await fixture.time.advance(500);
    expect(fixture.state().failure).toBe('unusable');
  });
});

describe('after a lost connection', () => {
  it('the quote is asked for again by itself, slowly', async () => {
    const fixture = makeFixture();
    fixture.nextAnswer = failed('lost');
    fixture.live.send({ type: 'edited', request: { amount: 10 } });
    await fixture.time.advance(500);
    expect(fixture.state()).toMatchObject({ status: 'error', failure: 'lost' });
    await fixture.time.advance(999);
    expect(fixture.log).toHaveLength(1);
    await fixture.time.advance(1);
    expect(fixture.log).toHaveLength(2);
    expect(fixture.state()).toMatchObject({ status: 'success', failure: null });
  });

  it.each(['connection-came', 'page-shown'] as const)(
    'it is asked for as soon as there is a sign of it (%s), but not twice a second',
    async (type) => {
      const fixture = makeFixture();
      const lose = async (ms: number) => {
        fixture.nextAnswer = failed('lost');
        await fixture.time.advance(ms);
      };
      fixture.live.send({ type: 'edited', request: { amount: 10 } });
      await lose(500);
      await lose(1_000);
      await lose(2_000);
      expect(fixture.log).toHaveLength(3);
      await fixture.time.advance(999);
      fixture.live.send({ type });
      await fixture.time.advance(0);
      expect(fixture.log).toHaveLength(3);
      await lose(1);
      expect(fixture.log).toHaveLength(4);
      await fixture.time.advance(3_000);
      fixture.live.send({ type });
      await fixture.time.advance(0);
      expect(fixture.log).toHaveLength(5);
      expect(fixture.state().status).toBe('success');
    },
  );

  it('a sign of the connection asks nothing of a quote that lives or was refused', async () => {
    const fixture = await quoted({ lifetime: 300 });
    const before = fixture.state();
    fixture.live.send({ type: 'connection-came' });
    expect(fixture.state()).toBe(before);
    fixture.nextAnswer = failed('refused');
    fixture.live.send({ type: 'asked-again' });
    await fixture.time.advance(2_000);
    const refused = fixture.state();
    fixture.live.send({ type: 'connection-came' });
    expect(fixture.state()).toBe(refused);
  });
});

describe('at most one call a second by itself', () => {
  it('also for quotes that live less than that', async () => {
    const fixture = makeFixture({ lifetime: 0.2 });
    fixture.live.send({ type: 'edited', request: { amount: 10 } });
    await fixture.time.advance(500);
    await fixture.time.advance(10_000);
    expect(fixture.log).toHaveLength(11);
  });

  it('a new token asks again at once, and the next one not within a second of that', async () => {
    const fixture = makeFixture();
    fixture.nextAnswer = failed('refused');
    fixture.live.send({ type: 'token-came' });
    fixture.live.send({ type: 'edited', request: { amount: 10 } });
    await fixture.time.advance(500);
    fixture.nextAnswer = failed('refused');
    fixture.live.send({ type: 'token-came' });
    await fixture.time.advance(0);
    expect(fixture.log).toHaveLength(2);
    fixture.live.send({ type: 'token-came' });
    await fixture.time.advance(999);
    expect(fixture.log).toHaveLength(2);
    await fixture.time.advance(1);
    expect(fixture.log).toHaveLength(3);
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
      'connection-lost',
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
          const fixture = makeFixture({ latency });
          const calls: { readonly kind: string; readonly at: number }[] = [];
          let turn = 0;
          fixture.called = (kind) => {
            calls.push({ kind, at: fixture.time.clock.elapsed() });
            turn += 1;
            fixture.nextAnswer = answered[turn % answered.length] ?? null;
            fixture.nextFreshness = looked[turn % looked.length] ?? null;
          };
          fixture.live.send({ type: 'edited', request: { amount: 10 } });
          for (const move of moved) {
            if ('advance' in move) await fixture.time.advance(move.advance);
            else if ('sign' in move) fixture.live.send({ type: move.sign });
            else if ('sleep' in move) fixture.time.sleep(move.sleep);
            else fixture.time.setClock(move.setClock);
          }
          // The first request is the user's.
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
