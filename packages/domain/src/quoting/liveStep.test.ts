import { describe, expect, it } from 'vitest';
import { makeDesk, policy, quoted, type Asked, type Offered, type State } from '../../test/liveDesk.ts';
import { succeeded } from '../result/index.ts';
import {
  initialLiveState,
  liveStep,
  nextMoment,
  secondsUntilEnd,
  secondsUntilRenewal,
  type LiveEvent,
} from './index.ts';

const lasting = (left: number | null) => succeeded({ id: 'q', cost: 100, left });

describe('one step of a live quote', () => {
  it.each(['asked-again', 'token-came', 'connection-came', 'booking-ended', 'page-shown'] as const)(
    'asks nothing where nothing is asked: %s',
    async (type) => {
      const desk = makeDesk();
      desk.live.send({ type });
      await desk.time.advance(60_000);
      expect(desk.log).toEqual([]);
      expect(desk.state()).toEqual(initialLiveState());
      expect(desk.why()).toBe('nothing-asked');
    },
  );

  it('takes no answer but that of the newest question', () => {
    const edited = liveStep(policy, initialLiveState(), { type: 'edited', request: { amount: 1 } }, 0).state;
    const late = { type: 'answered', ticket: 1, answer: lasting(30) } as const;
    expect(liveStep(policy, edited, late, 1).state).toBe(edited);
    const asking = liveStep(policy, edited, { type: 'time-passed' }, 500).state;
    expect(liveStep(policy, asking, { ...late, ticket: 2 }, 501).state).toBe(asking);
    const looked = { type: 'polled', ticket: 1, answer: succeeded({ seconds: 1 }) } as const;
    expect(liveStep(policy, asking, looked, 501).state).toBe(asking);
    const painted = liveStep(policy, asking, late, 501).state;
    const looking = liveStep(policy, painted, { type: 'time-passed' }, 5_501).state;
    expect(liveStep(policy, looking, looked, 5_502).state).toBe(looking);
    expect(liveStep(policy, looking, { ...looked, ticket: 2 }, 5_502).state.stale).toBe(true);
  });

  it('gives every question a ticket of its own', async () => {
    const tickets: number[] = [];
    let state: State = initialLiveState();
    const take = (event: LiveEvent<Asked, Offered, string>, at: number) => {
      const step = liveStep(policy, state, event, at);
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
    const desk = await quoted();
    await desk.time.advance(4_800);
    desk.live.send({ type: 'edited', request: { amount: 11 } });
    await desk.time.advance(499);
    expect(desk.log).toEqual(['request 10']);
    await desk.time.advance(1);
    expect(desk.log).toEqual(['request 10', 'request 11']);
  });

  it('one that is asked for is not asked for again by whatever happens meanwhile', async () => {
    const desk = await quoted({ latency: 2_000 });
    desk.live.send({ type: 'asked-again' });
    desk.live.send({ type: 'edited', request: { amount: 11 } });
    await desk.time.advance(600);
    for (const type of ['token-came', 'asked-again', 'connection-came', 'page-shown'] as const)
      desk.live.send({ type });
    expect(desk.log).toEqual(['request 10', 'request 10']);
  });

  it('a token that comes while the quote is on its way is no reason to ask once more', async () => {
    const desk = makeDesk({ latency: 2_000 });
    desk.live.send({ type: 'edited', request: { amount: 10 } });
    await desk.time.advance(600);
    desk.live.send({ type: 'token-came' });
    await desk.time.advance(3_000);
    expect(desk.state()).toMatchObject({ status: 'success', stale: false });
    expect(desk.log).toEqual(['request 10']);
  });

  it('what a person asks for leaves at once and does not count as asked by itself', async () => {
    const desk = await quoted();
    desk.live.send({ type: 'token-came' });
    await desk.time.advance(100);
    desk.live.send({ type: 'asked-again' });
    await desk.time.advance(0);
    expect(desk.log).toHaveLength(3);
    await desk.time.advance(900);
    desk.live.send({ type: 'token-came' });
    await desk.time.advance(0);
    expect(desk.log).toHaveLength(4);
  });

  it('one that was emptied during its booking is over with it', async () => {
    const desk = await quoted();
    desk.live.send({ type: 'booking-began' });
    desk.live.send({ type: 'edited', request: null });
    desk.live.send({ type: 'booking-ended' });
    await desk.time.advance(60_000);
    expect(desk.log).toEqual(['request 10']);
    expect(desk.why()).toBe('nothing-asked');
  });

  it('a press, a booking and a hidden page each let go of what they held, and of nothing else', async () => {
    const free = { press: false, booking: false, hidden: false };
    const desk = await quoted({ lifetime: 300 });
    desk.live.send({ type: 'page-hidden' });
    desk.live.send({ type: 'press-began' });
    desk.live.send({ type: 'press-ended' });
    expect(desk.state().held).toEqual({ ...free, hidden: true });
    desk.live.send({ type: 'booking-began' });
    desk.live.send({ type: 'booking-ended' });
    expect(desk.state().held).toEqual({ ...free, hidden: true });
    desk.live.send({ type: 'page-shown' });
    expect(desk.state().held).toEqual(free);
    await desk.time.advance(0);
    desk.live.send({ type: 'press-began' });
    desk.live.send({ type: 'page-hidden' });
    desk.live.send({ type: 'page-shown' });
    expect(desk.state().held).toEqual({ ...free, press: true });
  });
});

describe('a quote of which the partner does not say how long it lives', () => {
  it('is painted without a countdown, looked at, and ends by no clock', async () => {
    const desk = makeDesk();
    desk.nextAnswer = lasting(null);
    desk.live.send({ type: 'edited', request: { amount: 10 } });
    await desk.time.advance(500);
    for (let look = 1; look <= 20; look += 1) {
      desk.nextFreshness = succeeded({ seconds: null });
      await desk.time.advance(5_000);
      expect(desk.why()).toBeNull();
      expect(desk.log).toHaveLength(1 + look);
    }
    expect(secondsUntilEnd(desk.state(), desk.time.clock.elapsed())).toBeNull();
    expect(secondsUntilRenewal(policy, desk.state(), desk.time.clock.elapsed())).toBeNull();
  });

  it('ends when a look says so', async () => {
    const desk = makeDesk();
    desk.nextAnswer = lasting(null);
    desk.live.send({ type: 'edited', request: { amount: 10 } });
    await desk.time.advance(500);
    desk.nextFreshness = succeeded({ seconds: 9 });
    await desk.time.advance(5_000);
    expect(secondsUntilEnd(desk.state(), desk.time.clock.elapsed())).toBe(9);
  });
});

describe('the moments of a live quote', () => {
  it.each([
    [7.5, 1],
    [7.499, 2],
  ])('with %d s left at a look it has %d requests behind it (CP-QUOTE-16)', async (seconds, requests) => {
    const desk = await quoted();
    desk.nextFreshness = succeeded({ seconds });
    await desk.time.advance(5_000);
    expect(desk.log.filter((line) => line.startsWith('request'))).toHaveLength(requests);
  });

  it('a rest is not over before its second, whatever happens meanwhile', async () => {
    const desk = await quoted({ lifetime: 10 });
    desk.costs = [101];
    await desk.time.advance(5_000);
    await desk.time.advance(999);
    desk.live.send({ type: 'connection-came' });
    expect(desk.why()).toBe('resting');
    await desk.time.advance(1);
    expect(desk.why()).toBeNull();
  });

  it('are kept to the millisecond, also after something happened in between', async () => {
    const desk = await quoted();
    await desk.time.advance(4_300);
    desk.live.send({ type: 'press-began' });
    desk.live.send({ type: 'press-ended' });
    await desk.time.advance(699);
    expect(desk.log).toEqual(['request 10']);
    await desk.time.advance(1);
    expect(desk.log).toEqual(['request 10', 'look q1']);
  });

  it('the next one is the first of those that it waits for', async () => {
    expect(nextMoment(initialLiveState())).toBeNull();
    const desk = await quoted({ lifetime: 30 });
    expect(nextMoment(desk.state())).toBe(5_500);
    desk.live.send({ type: 'press-began' });
    expect(nextMoment(desk.state())).toBe(30_500);
    desk.live.send({ type: 'booking-began' });
    expect(nextMoment(desk.state())).toBeNull();
    desk.live.send({ type: 'edited', request: { amount: 11 } });
    expect(nextMoment(desk.state())).toBeNull();
    desk.live.send({ type: 'booking-ended' });
    await desk.time.advance(0);
    desk.live.send({ type: 'edited', request: { amount: 12 } });
    expect(nextMoment(desk.state())).toBe(1_000);
    desk.live.send({ type: 'page-hidden' });
    expect(nextMoment(desk.state())).toBeNull();
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
    const desk = await quoted({ lifetime: 30, latency: 400 });
    const said = () => secondsUntilRenewal(policy, desk.state(), desk.time.clock.elapsed());
    await desk.time.advance(4_999);
    const before = said();
    await desk.time.advance(1);
    expect(desk.state().polling).not.toBeNull();
    expect([before, said()]).toEqual([21, 20]);
  });

  it('counts to the end of a quote that is not looked at any more', async () => {
    const desk = await quoted({ lifetime: 30, onPollFailure: 'stop' });
    desk.nextFreshness = { ok: false, failure: 'down' };
    await desk.time.advance(5_000);
    expect(secondsUntilRenewal(policy, desk.state(), desk.time.clock.elapsed())).toBe(25);
  });

  it('is over as soon as something else is asked', async () => {
    const desk = await quoted({ lifetime: 30 });
    desk.live.send({ type: 'edited', request: { amount: 11 } });
    expect(secondsUntilRenewal(policy, desk.state(), desk.time.clock.elapsed())).toBe(0);
  });

  it('without a quote there is no end either', () => {
    expect(secondsUntilEnd(makeDesk().state(), 0)).toBeNull();
  });
});

describe('who follows a live quote', () => {
  it('hears of every state in order, and of none twice', async () => {
    const desk = await quoted();
    expect(desk.states.map(({ status }) => status)).toEqual(['unitialized', 'loading', 'success']);
    expect(desk.states.at(-1)).toBe(desk.state());
    desk.live.send({ type: 'connection-came' });
    expect(desk.states).toHaveLength(3);
  });

  it('may stop before anything was asked', async () => {
    const desk = makeDesk();
    desk.live.stop();
    desk.live.send({ type: 'edited', request: { amount: 10 } });
    await desk.time.advance(60_000);
    expect(desk.states).toEqual([]);
  });
});
