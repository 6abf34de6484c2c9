import { describe, expect, it } from 'vitest';
import { policy, quoted } from '../../test/liveQuoteFixture.ts';
import { failed, succeeded } from '../result/result.ts';
import { connectionMessage } from './connectionMessage.ts';
import { advanceLiveQuote } from './advanceLiveQuote.ts';
import { computeQuoteCountdown } from './computeQuoteCountdown.ts';

const offlineMessages = 'You are offline. The quote goes on by itself once the connection is back.';
const lostMessages =
  'The connection seems to be lost: nothing answered. The quote goes on by itself once it is back.';

type Fixture = Awaited<ReturnType<typeof quoted>>;

const said = (fixture: Fixture) => connectionMessage(fixture.state());
const countdown = (fixture: Fixture) =>
  computeQuoteCountdown(policy, fixture.state(), fixture.time.clock.elapsed());
const loseLook = async (fixture: Fixture): Promise<void> => {
  fixture.nextFreshness = failed('lost');
  await fixture.time.advance(5_000);
};

describe('a connection that is lost during a quote', () => {
  it('is said after the first look that nothing answered, and Book Deal stays (S-103)', async () => {
    const fixture = await quoted({ lifetime: 300 });
    expect(said(fixture)).toBeNull();
    await loseLook(fixture);
    expect(said(fixture)).toBe(lostMessages);
    expect(fixture.why()).toBeNull();
  });

  it('takes Book Deal away after two such looks in a row, and one answer gives it back', async () => {
    const fixture = await quoted({ lifetime: 300 });
    await loseLook(fixture);
    await loseLook(fixture);
    expect(fixture.why()).toBe('disconnected');
    expect(fixture.state().offer?.quote.id, 'what is displayed stays').toBe('q1');
    await fixture.time.advance(5_000);
    expect([said(fixture), fixture.why()]).toEqual([null, null]);
    await loseLook(fixture);
    expect(fixture.why(), 'the count begins anew').toBeNull();
  });

  it('is not said of a look that was answered with a failure', async () => {
    const fixture = await quoted({ lifetime: 300 });
    await loseLook(fixture);
    fixture.nextFreshness = failed('down');
    await fixture.time.advance(5_000);
    expect(said(fixture)).toBeNull();
    await loseLook(fixture);
    expect(fixture.why()).toBeNull();
  });

  it('is said of a look that hangs when the next one would be due, and Book Deal goes at the one after that', async () => {
    const fixture = await quoted({ lifetime: 300, latency: 12_000 });
    await fixture.time.advance(9_999);
    expect([said(fixture), fixture.why()]).toEqual([null, null]);
    await fixture.time.advance(1);
    expect([said(fixture), fixture.why()]).toEqual([lostMessages, null]);
    await fixture.time.advance(5_000);
    expect(fixture.why()).toBe('disconnected');
    await fixture.time.advance(2_000);
    expect([said(fixture), fixture.why()]).toEqual([null, null]);
  });

  it('counts a look once that hangs and is then not answered', async () => {
    const fixture = await quoted({ lifetime: 300, latency: 6_000 });
    await fixture.time.advance(5_000);
    fixture.nextFreshness = failed('lost');
    await fixture.time.advance(6_000);
    expect([said(fixture), fixture.why()]).toEqual([lostMessages, null]);
  });

  it('keeps Book Deal off while the quote that has ended is asked for in vain, with the reason', async () => {
    const fixture = await quoted({ lifetime: 8 });
    await loseLook(fixture);
    fixture.nextAnswer = failed('lost');
    await fixture.time.advance(3_000);
    expect(fixture.state()).toMatchObject({ status: 'error', failure: 'lost', offer: null });
    expect([said(fixture), fixture.why()]).toEqual([lostMessages, 'disconnected']);
    await fixture.time.advance(1_000);
    expect([said(fixture), fixture.why()], 'it goes on by itself').toEqual([null, null]);
  });

  it('is the reason too where the policy looks no more after a failed look', async () => {
    const fixture = await quoted({ lifetime: 300, onPollFailure: 'stop' });
    fixture.nextAnswer = succeeded({ id: 'q2', cost: 100, left: null });
    fixture.live.send({ type: 'asked-again' });
    await fixture.time.advance(0);
    await loseLook(fixture);
    expect([said(fixture), fixture.why()]).toEqual([lostMessages, 'disconnected']);
    await fixture.time.advance(1_000);
    expect([said(fixture), fixture.why()]).toEqual([null, null]);
  });

  it('is not told of a quote that is not asked for, nor beside a booking that is on its way', async () => {
    const fixture = await quoted({ lifetime: 300 });
    await loseLook(fixture);
    fixture.live.send({ type: 'booking-began' });
    expect([fixture.why(), said(fixture)]).toEqual(['booking', null]);
    fixture.live.send({ type: 'booking-ended' });
    fixture.live.send({ type: 'edited', request: null });
    expect(said(fixture)).toBeNull();
  });
});

describe('a machine that says that it is offline', () => {
  it('takes Book Deal away at once, and what it asks meanwhile goes on', async () => {
    const fixture = await quoted({ lifetime: 300 });
    fixture.live.send({ type: 'connection-lost' });
    expect([said(fixture), fixture.why()]).toEqual([offlineMessages, 'disconnected']);
    fixture.nextFreshness = failed('lost');
    await fixture.time.advance(5_000);
    expect(fixture.log).toEqual(['request 10', 'look q1']);
    expect(said(fixture)).toBe(offlineMessages);
  });

  it('looks at once when it is back; Book Deal is there, and the sentence goes with the answer', async () => {
    const fixture = await quoted({ lifetime: 300, latency: 200 });
    fixture.live.send({ type: 'connection-lost' });
    await fixture.time.advance(2_000);
    fixture.live.send({ type: 'connection-came' });
    expect([said(fixture), fixture.why()]).toEqual([lostMessages, null]);
    expect(fixture.log).toEqual(['request 10', 'look q1']);
    await fixture.time.advance(200);
    expect(said(fixture)).toBeNull();
  });

  it('is believed when a call is answered that left before', async () => {
    const fixture = await quoted({ lifetime: 300, latency: 2_000 });
    await fixture.time.advance(5_000);
    fixture.live.send({ type: 'connection-lost' });
    await fixture.time.advance(2_000);
    expect([said(fixture), fixture.why()]).toEqual([offlineMessages, 'disconnected']);
    await fixture.time.advance(5_000);
    expect([said(fixture), fixture.why()], 'a look that left after').toEqual([null, null]);
  });

  it('is not believed any longer once something is answered', async () => {
    const fixture = await quoted({ lifetime: 300 });
    fixture.live.send({ type: 'connection-lost' });
    await fixture.time.advance(5_000);
    expect([said(fixture), fixture.why()]).toEqual([null, null]);
  });

  it('waits for no look any more that left before it is back, and takes no late answer of it', async () => {
    const fixture = await quoted({ lifetime: 300 });
    fixture.latency = 30_000;
    await fixture.time.advance(5_000);
    await fixture.time.advance(10_000);
    fixture.live.send({ type: 'connection-lost' });
    await fixture.time.advance(5_000);
    fixture.latency = 200;
    fixture.live.send({ type: 'connection-came' });
    expect(fixture.log).toEqual(['request 10', 'look q1', 'look q1']);
    expect([said(fixture), fixture.why()]).toEqual([lostMessages, 'disconnected']);
    await fixture.time.advance(200);
    expect([said(fixture), fixture.why()]).toEqual([null, null]);
    const { pollAt } = fixture.state();
    expect(pollAt).toBe(fixture.time.clock.elapsed() + 4_800);
    fixture.nextFreshness = failed('lost');
    fixture.live.send({ type: 'press-began' });
    await fixture.time.advance(15_000);
    expect(fixture.state().unanswered, 'the look that hung has failed by now').toBe(0);
  });

  it.each([
    ['the renewal', 'asked-again', 'request 10'],
    ['a question', 'edited', 'request 11'],
  ] as const)(
    'waits for %s no longer that left before it is back, and asks at once',
    async (_what, type, asked) => {
      const fixture = await quoted({ lifetime: 300 });
      fixture.latency = 30_000;
      fixture.live.send(type === 'edited' ? { type, request: { amount: 11 } } : { type });
      await fixture.time.advance(500);
      fixture.live.send({ type: 'connection-lost' });
      await fixture.time.advance(5_000);
      fixture.latency = 200;
      fixture.live.send({ type: 'connection-came' });
      expect(fixture.log).toEqual(['request 10', asked, asked]);
      await fixture.time.advance(200);
      expect([said(fixture), fixture.why(), fixture.state().offer?.quote.id]).toEqual([null, null, 'q3']);
      await fixture.time.advance(30_000);
      expect(fixture.log.filter((call) => call.startsWith('request'))).toHaveLength(3);
      expect(fixture.state().offer?.quote.id, 'a late answer is no newer quote').toBe('q3');
    },
  );

  it('asks what was typed meanwhile when its rest is over, and nothing for who emptied it', async () => {
    for (const [request, log] of [
      [{ amount: 12 }, ['request 10', 'request 10', 'request 12']],
      [null, ['request 10', 'request 10']],
    ] as const) {
      const fixture = await quoted({ lifetime: 300 });
      fixture.latency = 30_000;
      fixture.live.send({ type: 'asked-again' });
      fixture.live.send({ type: 'connection-lost' });
      fixture.live.send({ type: 'edited', request });
      fixture.live.send({ type: 'connection-came' });
      await fixture.time.advance(499);
      expect(fixture.log).toEqual(['request 10', 'request 10']);
      await fixture.time.advance(1);
      expect(fixture.log).toEqual(log);
    }
  });

  it('says nothing once it is back where nothing is asked that could be answered', async () => {
    const fixture = await quoted({ lifetime: 300 });
    fixture.nextAnswer = failed('refused');
    fixture.live.send({ type: 'asked-again' });
    await fixture.time.advance(0);
    fixture.live.send({ type: 'connection-lost' });
    expect(said(fixture)).toBe(offlineMessages);
    fixture.live.send({ type: 'connection-came' });
    expect([said(fixture), fixture.why()]).toEqual([null, 'failed']);
  });
});

describe('the countdown of a quote', () => {
  it('counts to the renewal as long as it is answered, and to the end as soon as nothing answers', async () => {
    const fixture = await quoted({ lifetime: 30 });
    expect(countdown(fixture)).toEqual({ until: 'renewal', seconds: 25 });
    await loseLook(fixture);
    expect(countdown(fixture)).toEqual({ until: 'end', seconds: 25 });
    await fixture.time.advance(5_000);
    expect(countdown(fixture)).toEqual({ until: 'renewal', seconds: 15 });
    fixture.live.send({ type: 'connection-lost' });
    expect(countdown(fixture)).toEqual({ until: 'end', seconds: 20 });
  });

  it('shows the time that is really left while a renewal hangs', async () => {
    const fixture = await quoted({ lifetime: 30 });
    const sentAt = fixture.time.clock.elapsed() + 24_000;
    const { state } = advanceLiveQuote(policy, fixture.state(), { type: 'asked-again' }, sentAt);
    expect(state.asking).not.toBeNull();
    expect(computeQuoteCountdown(policy, state, sentAt)).toEqual({ until: 'end', seconds: 6 });
    expect(computeQuoteCountdown(policy, state, sentAt + 5_500)).toEqual({ until: 'end', seconds: 1 });
    expect(computeQuoteCountdown(policy, state, sentAt + 6_000)).toBeNull();
  });

  it('shows it also while the look hangs that would have renewed the quote', async () => {
    const fixture = await quoted({ lifetime: 30 });
    await fixture.time.advance(24_000);
    const lookedAt = fixture.time.clock.elapsed() + 1_000;
    const { state } = advanceLiveQuote(policy, fixture.state(), { type: 'time-passed' }, lookedAt);
    expect(state.polling).not.toBeNull();
    expect(computeQuoteCountdown(policy, state, lookedAt + 2_000)).toEqual({ until: 'end', seconds: 3 });
  });
});
