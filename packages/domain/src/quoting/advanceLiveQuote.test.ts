import { describe, expect, it } from 'vitest';
import {
  makeFixture,
  policy,
  quoted,
  type Asked,
  type Offered,
  type State,
} from '../../test/liveQuoteFixture.ts';
import { succeeded } from '../result/result.ts';
import { initialLiveQuoteState, secondsUntilEnd, secondsUntilRenewal } from './liveQuoteState.ts';
import { advanceLiveQuote, computeNextLiveQuoteTimerAt, type LiveQuoteEvent } from './advanceLiveQuote.ts';

const lasting = (left: number | null) => succeeded({ id: 'q', cost: 100, left });

describe('one step of a live quote', () => {
  it.each(['asked-again', 'token-came', 'connection-came', 'booking-ended', 'page-shown'] as const)(
    'asks nothing where nothing is asked: %s',
    async (type) => {
      const fixture = makeFixture();
      fixture.live.send({ type });
      await fixture.time.advance(60_000);
      expect(fixture.log).toEqual([]);
      expect(fixture.state()).toEqual(initialLiveQuoteState());
      expect(fixture.why()).toBe('nothing-asked');
    },
  );

  it('takes no answer but that of the newest question', () => {
    const edited = advanceLiveQuote(
      policy,
      initialLiveQuoteState(),
      { type: 'edited', request: { amount: 1 } },
      0,
    ).state;
    const late = { type: 'answered', ticket: 1, answer: lasting(30) } as const;
    expect(advanceLiveQuote(policy, edited, late, 1).state).toBe(edited);
    const asking = advanceLiveQuote(policy, edited, { type: 'time-passed' }, 500).state;
    expect(advanceLiveQuote(policy, asking, { ...late, ticket: 2 }, 501).state).toBe(asking);
    const looked = { type: 'polled', ticket: 1, answer: succeeded({ seconds: 1 }) } as const;
    expect(advanceLiveQuote(policy, asking, looked, 501).state).toBe(asking);
    const displayed = advanceLiveQuote(policy, asking, late, 501).state;
    const looking = advanceLiveQuote(policy, displayed, { type: 'time-passed' }, 5_501).state;
    expect(advanceLiveQuote(policy, looking, looked, 5_502).state).toBe(looking);
    expect(advanceLiveQuote(policy, looking, { ...looked, ticket: 2 }, 5_502).state.stale).toBe(true);
  });

  it('gives every question a ticket of its own', async () => {
    const tickets: number[] = [];
    let state: State = initialLiveQuoteState();
    const take = (event: LiveQuoteEvent<Asked, Offered, string>, at: number) => {
      const step = advanceLiveQuote(policy, state, event, at);
      state = step.state;
      if (step.command !== null) tickets.push(step.command.ticket);
    };
    take({ type: 'edited', request: { amount: 1 } }, 0);
    for (let at = 500; at < 60_000; at += 500) {
      take({ type: 'time-passed' }, at);
      const ticket = tickets.at(-1) ?? 0;
      if (state.asking !== null) take({ type: 'answered', ticket, answer: lasting(12) }, at);
      if (state.polling !== null) take({ type: 'polled', ticket, answer: succeeded({ seconds: null }) }, at);
    }
    expect(tickets.length).toBeGreaterThan(10);
    expect(new Set(tickets).size).toBe(tickets.length);
  });

  it('one that is edited before its look is not looked at any more', async () => {
    const fixture = await quoted();
    await fixture.time.advance(4_800);
    fixture.live.send({ type: 'edited', request: { amount: 11 } });
    await fixture.time.advance(499);
    expect(fixture.log).toEqual(['request 10']);
    await fixture.time.advance(1);
    expect(fixture.log).toEqual(['request 10', 'request 11']);
  });

  it('one that is asked for is not asked for again by whatever happens meanwhile', async () => {
    const fixture = await quoted({ latency: 2_000 });
    fixture.live.send({ type: 'asked-again' });
    fixture.live.send({ type: 'edited', request: { amount: 11 } });
    await fixture.time.advance(600);
    for (const type of ['token-came', 'asked-again', 'connection-came', 'page-shown'] as const)
      fixture.live.send({ type });
    expect(fixture.log).toEqual(['request 10', 'request 10']);
  });

  it('a token that comes while the quote is on its way is no reason to ask once more', async () => {
    const fixture = makeFixture({ latency: 2_000 });
    fixture.live.send({ type: 'edited', request: { amount: 10 } });
    await fixture.time.advance(600);
    fixture.live.send({ type: 'token-came' });
    await fixture.time.advance(3_000);
    expect(fixture.state()).toMatchObject({ status: 'success', stale: false });
    expect(fixture.log).toEqual(['request 10']);
  });

  it('what a person asks for leaves at once and does not count as asked by itself', async () => {
    const fixture = await quoted();
    fixture.live.send({ type: 'token-came' });
    await fixture.time.advance(100);
    fixture.live.send({ type: 'asked-again' });
    await fixture.time.advance(0);
    expect(fixture.log).toHaveLength(3);
    await fixture.time.advance(900);
    fixture.live.send({ type: 'token-came' });
    await fixture.time.advance(0);
    expect(fixture.log).toHaveLength(4);
  });

  it('one that was emptied during its booking is over with it', async () => {
    const fixture = await quoted();
    fixture.live.send({ type: 'booking-began' });
    fixture.live.send({ type: 'edited', request: null });
    fixture.live.send({ type: 'booking-ended' });
    await fixture.time.advance(60_000);
    expect(fixture.log).toEqual(['request 10']);
    expect(fixture.why()).toBe('nothing-asked');
  });

  it('a press, a booking and a hidden page each let go of what they held, and of nothing else', async () => {
    const free = { press: false, booking: false, hidden: false };
    const fixture = await quoted({ lifetime: 300 });
    fixture.live.send({ type: 'page-hidden' });
    fixture.live.send({ type: 'press-began' });
    fixture.live.send({ type: 'press-ended' });
    expect(fixture.state().held).toEqual({ ...free, hidden: true });
    fixture.live.send({ type: 'booking-began' });
    fixture.live.send({ type: 'booking-ended' });
    expect(fixture.state().held).toEqual({ ...free, hidden: true });
    fixture.live.send({ type: 'page-shown' });
    expect(fixture.state().held).toEqual(free);
    await fixture.time.advance(0);
    fixture.live.send({ type: 'press-began' });
    fixture.live.send({ type: 'page-hidden' });
    fixture.live.send({ type: 'page-shown' });
    expect(fixture.state().held).toEqual({ ...free, press: true });
  });
});

describe('a quote of which the partner does not say how long it lives', () => {
  it('is displayed without a countdown, looked at, and ends by no clock', async () => {
    const fixture = makeFixture();
    fixture.nextAnswer = lasting(null);
    fixture.live.send({ type: 'edited', request: { amount: 10 } });
    await fixture.time.advance(500);
    for (let look = 1; look <= 20; look += 1) {
      fixture.nextFreshness = succeeded({ seconds: null });
      await fixture.time.advance(5_000);
      expect(fixture.why()).toBeNull();
      expect(fixture.log).toHaveLength(1 + look);
    }
    expect(secondsUntilEnd(fixture.state(), fixture.time.clock.elapsed())).toBeNull();
    expect(secondsUntilRenewal(policy, fixture.state(), fixture.time.clock.elapsed())).toBeNull();
  });

  it('ends when a look says so', async () => {
    const fixture = makeFixture();
    fixture.nextAnswer = lasting(null);
    fixture.live.send({ type: 'edited', request: { amount: 10 } });
    await fixture.time.advance(500);
    fixture.nextFreshness = succeeded({ seconds: 9 });
    await fixture.time.advance(5_000);
    expect(secondsUntilEnd(fixture.state(), fixture.time.clock.elapsed())).toBe(9);
  });
});

describe('the moments of a live quote', () => {
  it.each([
    [7.5, 1],
    [7.499, 2],
  ])('with %d s left at a look it has %d requests behind it (CP-QUOTE-16)', async (seconds, requests) => {
    const fixture = await quoted();
    fixture.nextFreshness = succeeded({ seconds });
    await fixture.time.advance(5_000);
    expect(fixture.log.filter((line) => line.startsWith('request'))).toHaveLength(requests);
  });

  it('a rest is not over before its second, whatever happens meanwhile', async () => {
    const fixture = await quoted({ lifetime: 10 });
    fixture.costs = [101];
    await fixture.time.advance(5_000);
    await fixture.time.advance(999);
    fixture.live.send({ type: 'connection-came' });
    expect(fixture.why()).toBe('resting');
    await fixture.time.advance(1);
    expect(fixture.why()).toBeNull();
  });

  it('are kept to the millisecond, also after something happened in between', async () => {
    const fixture = await quoted();
    await fixture.time.advance(4_300);
    fixture.live.send({ type: 'press-began' });
    fixture.live.send({ type: 'press-ended' });
    await fixture.time.advance(699);
    expect(fixture.log).toEqual(['request 10']);
    await fixture.time.advance(1);
    expect(fixture.log).toEqual(['request 10', 'look q1']);
  });

  it('the next one is the first of those that it waits for', async () => {
    expect(computeNextLiveQuoteTimerAt(initialLiveQuoteState())).toBeNull();
    const fixture = await quoted({ lifetime: 30 });
    expect(computeNextLiveQuoteTimerAt(fixture.state())).toBe(5_500);
    fixture.live.send({ type: 'press-began' });
    expect(computeNextLiveQuoteTimerAt(fixture.state())).toBe(30_500);
    fixture.live.send({ type: 'booking-began' });
    expect(computeNextLiveQuoteTimerAt(fixture.state())).toBeNull();
    fixture.live.send({ type: 'edited', request: { amount: 11 } });
    expect(computeNextLiveQuoteTimerAt(fixture.state())).toBeNull();
    fixture.live.send({ type: 'booking-ended' });
    await fixture.time.advance(0);
    fixture.live.send({ type: 'edited', request: { amount: 12 } });
    expect(computeNextLiveQuoteTimerAt(fixture.state())).toBe(1_000);
    fixture.live.send({ type: 'page-hidden' });
    expect(computeNextLiveQuoteTimerAt(fixture.state())).toBeNull();
  });

  it('a look waits a second after the look and the request before it, and for nothing else', async () => {
    const early = await quoted();
    early.live.send({ type: 'page-hidden' });
    early.live.send({ type: 'page-shown' });
    expect(early.log).toEqual(['request 10', 'look q1']);
    await early.time.advance(300);
    early.live.send({ type: 'page-hidden' });
    early.live.send({ type: 'page-shown' });
    await early.time.advance(699);
    expect(early.log).toHaveLength(2);
    await early.time.advance(1);
    expect(early.log).toHaveLength(3);
    const renewed = await quoted();
    await renewed.time.advance(2_000);
    renewed.live.send({ type: 'token-came' });
    await renewed.time.advance(300);
    renewed.live.send({ type: 'page-hidden' });
    renewed.live.send({ type: 'page-shown' });
    await renewed.time.advance(699);
    expect(renewed.log).toEqual(['request 10', 'request 10']);
    await renewed.time.advance(1);
    expect(renewed.log.slice(2)).toEqual(['look q2']);
  });
});

describe('the countdown to the renewal', () => {
  it('goes on while a look is on its way', async () => {
    const fixture = await quoted({ lifetime: 30, latency: 400 });
    const said = () => secondsUntilRenewal(policy, fixture.state(), fixture.time.clock.elapsed());
    await fixture.time.advance(4_999);
    const before = said();
    await fixture.time.advance(1);
    expect(fixture.state().polling).not.toBeNull();
    expect([before, said()]).toEqual([21, 20]);
  });

  it('counts to the end of a quote that is not looked at any more', async () => {
    const fixture = await quoted({ lifetime: 30, onPollFailure: 'stop' });
    fixture.nextFreshness = { ok: false, failure: 'down' };
    await fixture.time.advance(5_000);
    expect(secondsUntilRenewal(policy, fixture.state(), fixture.time.clock.elapsed())).toBe(25);
  });

  it('is over as soon as something else is asked', async () => {
    const fixture = await quoted({ lifetime: 30 });
    fixture.live.send({ type: 'edited', request: { amount: 11 } });
    expect(secondsUntilRenewal(policy, fixture.state(), fixture.time.clock.elapsed())).toBe(0);
  });

  it('without a quote there is no end either', () => {
    expect(secondsUntilEnd(makeFixture().state(), 0)).toBeNull();
  });
});

describe('who follows a live quote', () => {
  it('hears of every state in order, and of none twice', async () => {
    const fixture = await quoted();
    expect(fixture.states.map(({ status }) => status)).toEqual(['unitialized', 'loading', 'success']);
    expect(fixture.states.at(-1)).toBe(fixture.state());
    fixture.live.send({ type: 'connection-came' });
    expect(fixture.states).toHaveLength(3);
  });

  it('may stop before anything was asked', async () => {
    const fixture = makeFixture();
    fixture.live.stop();
    fixture.live.send({ type: 'edited', request: { amount: 10 } });
    await fixture.time.advance(60_000);
    expect(fixture.states).toEqual([]);
  });
});
