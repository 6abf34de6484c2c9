import { describe, expect, it } from 'vitest';
import { makeFixture, quoted } from '../../test/liveQuoteFixture.ts';
import { failed, succeeded } from '../result/result.ts';
import { secondsUntilEnd } from './liveQuoteState.ts';

describe('asking for a quote', () => {
  it('nothing is asked before 500 ms have passed since the last edit, and then once', async () => {
    const fixture = makeFixture();
    for (const amount of [1, 12, 123]) {
      fixture.live.send({ type: 'edited', request: { amount } });
      await fixture.time.advance(499);
    }
    expect(fixture.log).toEqual([]);
    expect(fixture.state().status).toBe('unitialized');
    await fixture.time.advance(1);
    expect(fixture.log).toEqual(['request 123']);
    expect(fixture.state()).toMatchObject({
      status: 'success',
      stale: false,
      offer: { quote: { id: 'q1' } },
    });
  });

  it('one request is on its way at most; the answer to an edited question is dropped', async () => {
    const fixture = makeFixture({ latency: 2_000 });
    fixture.live.send({ type: 'edited', request: { amount: 1 } });
    await fixture.time.advance(600);
    fixture.live.send({ type: 'edited', request: { amount: 2 } });
    await fixture.time.advance(1_000);
    expect(fixture.log).toEqual(['request 1']);
    await fixture.time.advance(900);
    expect(fixture.log).toEqual(['request 1', 'request 2']);
    expect(fixture.state()).toMatchObject({ status: 'loading', offer: null });
    await fixture.time.advance(2_000);
    expect(fixture.state()).toMatchObject({ status: 'success', offer: { request: { amount: 2 } } });
  });

  it('with nothing to ask the quote is uninitialised again and a late answer changes nothing', async () => {
    const fixture = makeFixture({ latency: 2_000 });
    fixture.live.send({ type: 'edited', request: { amount: 1 } });
    await fixture.time.advance(600);
    fixture.live.send({ type: 'edited', request: null });
    await fixture.time.advance(10_000);
    expect(fixture.state()).toMatchObject({ status: 'unitialized', offer: null, stale: false });
    expect(fixture.log).toEqual(['request 1']);
  });

  it('a refusal is an error without a quote, and asking again mends it', async () => {
    const fixture = makeFixture();
    fixture.nextAnswer = failed('too much');
    fixture.live.send({ type: 'edited', request: { amount: 1 } });
    await fixture.time.advance(20_000);
    expect(fixture.state()).toMatchObject({ status: 'error', failure: 'too much', offer: null });
    expect(fixture.log).toEqual(['request 1']);
    fixture.live.send({ type: 'asked-again' });
    await fixture.time.advance(0);
    expect(fixture.state()).toMatchObject({ status: 'success', failure: null });
  });
});

describe('keeping a quote alive', () => {
  it('is looked at every 5 s and renewed when less than 7.5 s remain (CP-QUOTE-15, CP-QUOTE-16)', async () => {
    const fixture = await quoted({ lifetime: 30 });
    await fixture.time.advance(20_000);
    expect(fixture.log).toEqual(['request 10', 'look q1', 'look q1', 'look q1', 'look q1']);
    await fixture.time.advance(5_000);
    expect(fixture.log.slice(5)).toEqual(['look q1', 'request 10']);
    expect(fixture.state()).toMatchObject({
      offer: { quote: { id: 'q2' } },
      renewed: { quote: { id: 'q1' } },
    });
  });

  it('a quote of 10 s can be read and pressed for four unbroken seconds, even after a worse renewal', async () => {
    const fixture = await quoted({ lifetime: 10 });
    fixture.costs = [101, 102, 103];
    await fixture.time.advance(5_000);
    expect(fixture.why()).toBe('resting');
    await fixture.time.advance(1_000);
    for (let elapsed = 0; elapsed < 4_000; elapsed += 50) {
      expect(fixture.why()).toBeNull();
      await fixture.time.advance(elapsed === 3_950 ? 49 : 50);
    }
    expect(fixture.state().offer?.quote.id).toBe('q2');
  });

  it('after a renewal that is worse Book Deal rests for one second; after a better one it does not', async () => {
    const fixture = await quoted({ lifetime: 10 });
    fixture.costs = [101, 99];
    await fixture.time.advance(5_000);
    expect(fixture.why()).toBe('resting');
    await fixture.time.advance(1_000);
    expect(fixture.why()).toBeNull();
    await fixture.time.advance(4_000);
    expect(fixture.state().offer?.quote).toMatchObject({ cost: 99 });
    expect(fixture.why()).toBeNull();
  });

  it('an edit ends the comparison with what was displayed before', async () => {
    const fixture = await quoted({ lifetime: 10 });
    await fixture.time.advance(5_000);
    expect(fixture.state().renewed).not.toBeNull();
    fixture.live.send({ type: 'edited', request: { amount: 11 } });
    expect(fixture.state().renewed).toBeNull();
    await fixture.time.advance(500);
    expect(fixture.state()).toMatchObject({ status: 'success', renewed: null });
  });

  it('a failed look is repeated at the next tick, and at its end the quote is off and renewed (S-103)', async () => {
    const fixture = await quoted({ lifetime: 12 });
    fixture.nextFreshness = failed('down');
    await fixture.time.advance(5_000);
    expect(fixture.log).toEqual(['request 10', 'look q1']);
    fixture.nextFreshness = failed('down');
    await fixture.time.advance(5_000);
    expect(fixture.log).toEqual(['request 10', 'look q1', 'look q1']);
    expect(secondsUntilEnd(fixture.state(), fixture.time.clock.elapsed())).toBe(2);
    await fixture.time.advance(2_000);
    expect(fixture.log.at(-1)).toBe('request 10');
  });

  it('a partner that says stale is asked again, and looks stop after a failed one where the policy says so', async () => {
    const fixture = await quoted({ lifetime: 300, onPollFailure: 'stop' });
    fixture.nextFreshness = succeeded({ isStale: true });
    await fixture.time.advance(5_000);
    expect(fixture.log).toEqual(['request 10', 'look q1', 'request 10']);
    fixture.nextFreshness = failed('down');
    await fixture.time.advance(60_000);
    expect(fixture.log).toEqual(['request 10', 'look q1', 'request 10', 'look q2']);
  });

  it('the countdown starts when the question left, so a slow answer never shows more than is left', async () => {
    const fixture = await quoted({ lifetime: 30, latency: 3_000 });
    expect(secondsUntilEnd(fixture.state(), fixture.time.clock.elapsed())).toBe(27);
  });

  it('a hidden page asks nothing; shown again it looks at once', async () => {
    const fixture = await quoted({ lifetime: 300 });
    fixture.live.send({ type: 'page-hidden' });
    await fixture.time.advance(60_000);
    expect(fixture.log).toEqual(['request 10']);
    fixture.live.send({ type: 'page-shown' });
    await fixture.time.advance(0);
    expect(fixture.log).toEqual(['request 10', 'look q1']);
  });

  it('a page shown after the end of its quote asks for a new one', async () => {
    const fixture = await quoted({ lifetime: 10 });
    fixture.live.send({ type: 'page-hidden' });
    await fixture.time.advance(60_000);
    fixture.live.send({ type: 'page-shown' });
    await fixture.time.advance(0);
    expect(fixture.log).toEqual(['request 10', 'request 10']);
  });

  it('after stop nothing is asked and nothing changes', async () => {
    const fixture = await quoted({ lifetime: 10 });
    const before = fixture.states.length;
    fixture.live.stop();
    fixture.live.send({ type: 'edited', request: { amount: 5 } });
    await fixture.time.advance(60_000);
    expect(fixture.states.length).toBe(before);
    expect(fixture.log).toEqual(['request 10']);
  });
});
