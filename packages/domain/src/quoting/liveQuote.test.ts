import { describe, expect, it } from 'vitest';
import { makeDesk, quoted } from '../../test/liveDesk.ts';
import { failed, succeeded } from '../result/index.ts';
import { secondsUntilEnd } from './index.ts';

describe('asking for a quote', () => {
  it('nothing is asked before 500 ms have passed since the last edit, and then once', async () => {
    const desk = makeDesk();
    for (const amount of [1, 12, 123]) {
      desk.live.send({ type: 'edited', request: { amount } });
      await desk.time.advance(499);
    }
    expect(desk.log).toEqual([]);
    expect(desk.state().status).toBe('unitialized');
    await desk.time.advance(1);
    expect(desk.log).toEqual(['request 123']);
    expect(desk.state()).toMatchObject({ status: 'success', stale: false, offer: { quote: { id: 'q1' } } });
  });

  it('one request is on its way at most; the answer to an edited question is dropped', async () => {
    const desk = makeDesk({ latency: 2_000 });
    desk.live.send({ type: 'edited', request: { amount: 1 } });
    await desk.time.advance(600);
    desk.live.send({ type: 'edited', request: { amount: 2 } });
    await desk.time.advance(1_000);
    expect(desk.log).toEqual(['request 1']);
    await desk.time.advance(900);
    expect(desk.log).toEqual(['request 1', 'request 2']);
    expect(desk.state()).toMatchObject({ status: 'loading', offer: null });
    await desk.time.advance(2_000);
    expect(desk.state()).toMatchObject({ status: 'success', offer: { request: { amount: 2 } } });
  });

  it('with nothing to ask the quote is uninitialised again and a late answer changes nothing', async () => {
    const desk = makeDesk({ latency: 2_000 });
    desk.live.send({ type: 'edited', request: { amount: 1 } });
    await desk.time.advance(600);
    desk.live.send({ type: 'edited', request: null });
    await desk.time.advance(10_000);
    expect(desk.state()).toMatchObject({ status: 'unitialized', offer: null, stale: false });
    expect(desk.log).toEqual(['request 1']);
  });

  it('a refusal is an error without a quote, and asking again mends it', async () => {
    const desk = makeDesk();
    desk.nextAnswer = failed('too much');
    desk.live.send({ type: 'edited', request: { amount: 1 } });
    await desk.time.advance(20_000);
    expect(desk.state()).toMatchObject({ status: 'error', failure: 'too much', offer: null });
    expect(desk.log).toEqual(['request 1']);
    desk.live.send({ type: 'asked-again' });
    await desk.time.advance(0);
    expect(desk.state()).toMatchObject({ status: 'success', failure: null });
  });
});

describe('keeping a quote alive', () => {
  it('is looked at every 5 s and renewed when less than 7.5 s remain (CP-QUOTE-15, CP-QUOTE-16)', async () => {
    const desk = await quoted({ lifetime: 30 });
    await desk.time.advance(20_000);
    expect(desk.log).toEqual(['request 10', 'look q1', 'look q1', 'look q1', 'look q1']);
    await desk.time.advance(5_000);
    expect(desk.log.slice(5)).toEqual(['look q1', 'request 10']);
    expect(desk.state()).toMatchObject({ offer: { quote: { id: 'q2' } }, renewed: { quote: { id: 'q1' } } });
  });

  it('a quote of 10 s can be read and pressed for four unbroken seconds, even after a worse renewal', async () => {
    const desk = await quoted({ lifetime: 10 });
    desk.costs = [101, 102, 103];
    await desk.time.advance(5_000);
    expect(desk.why()).toBe('resting');
    await desk.time.advance(1_000);
    for (let elapsed = 0; elapsed < 4_000; elapsed += 50) {
      expect(desk.why()).toBeNull();
      await desk.time.advance(elapsed === 3_950 ? 49 : 50);
    }
    expect(desk.state().offer?.quote.id).toBe('q2');
  });

  it('after a renewal that is worse Book Deal rests for one second; after a better one it does not', async () => {
    const desk = await quoted({ lifetime: 10 });
    desk.costs = [101, 99];
    await desk.time.advance(5_000);
    expect(desk.why()).toBe('resting');
    await desk.time.advance(1_000);
    expect(desk.why()).toBeNull();
    await desk.time.advance(4_000);
    expect(desk.state().offer?.quote).toMatchObject({ cost: 99 });
    expect(desk.why()).toBeNull();
  });

  it('an edit ends the comparison with what was painted before', async () => {
    const desk = await quoted({ lifetime: 10 });
    await desk.time.advance(5_000);
    expect(desk.state().renewed).not.toBeNull();
    desk.live.send({ type: 'edited', request: { amount: 11 } });
    expect(desk.state().renewed).toBeNull();
    await desk.time.advance(500);
    expect(desk.state()).toMatchObject({ status: 'success', renewed: null });
  });

  it('a failed look is repeated at the next tick, and at its end the quote is off and renewed (S-103)', async () => {
    const desk = await quoted({ lifetime: 12 });
    desk.nextFreshness = failed('down');
    await desk.time.advance(5_000);
    expect(desk.log).toEqual(['request 10', 'look q1']);
    desk.nextFreshness = failed('down');
    await desk.time.advance(5_000);
    expect(desk.log).toEqual(['request 10', 'look q1', 'look q1']);
    expect(secondsUntilEnd(desk.state(), desk.time.clock.elapsed())).toBe(2);
    await desk.time.advance(2_000);
    expect(desk.log.at(-1)).toBe('request 10');
  });

  it('a partner that says stale is asked again, and looks stop after a failed one where the policy says so', async () => {
    const desk = await quoted({ lifetime: 300, onPollFailure: 'stop' });
    desk.nextFreshness = succeeded({ isStale: true });
    await desk.time.advance(5_000);
    expect(desk.log).toEqual(['request 10', 'look q1', 'request 10']);
    desk.nextFreshness = failed('down');
    await desk.time.advance(60_000);
    expect(desk.log).toEqual(['request 10', 'look q1', 'request 10', 'look q2']);
  });

  it('the countdown starts when the question left, so a slow answer never shows more than is left', async () => {
    const desk = await quoted({ lifetime: 30, latency: 3_000 });
    expect(secondsUntilEnd(desk.state(), desk.time.clock.elapsed())).toBe(27);
  });

  it('a hidden page asks nothing; shown again it looks at once', async () => {
    const desk = await quoted({ lifetime: 300 });
    desk.live.send({ type: 'page-hidden' });
    await desk.time.advance(60_000);
    expect(desk.log).toEqual(['request 10']);
    desk.live.send({ type: 'page-shown' });
    await desk.time.advance(0);
    expect(desk.log).toEqual(['request 10', 'look q1']);
  });

  it('a page shown after the end of its quote asks for a new one', async () => {
    const desk = await quoted({ lifetime: 10 });
    desk.live.send({ type: 'page-hidden' });
    await desk.time.advance(60_000);
    desk.live.send({ type: 'page-shown' });
    await desk.time.advance(0);
    expect(desk.log).toEqual(['request 10', 'request 10']);
  });

  it('after stop nothing is asked and nothing changes', async () => {
    const desk = await quoted({ lifetime: 10 });
    const before = desk.states.length;
    desk.live.stop();
    desk.live.send({ type: 'edited', request: { amount: 5 } });
    await desk.time.advance(60_000);
    expect(desk.states.length).toBe(before);
    expect(desk.log).toEqual(['request 10']);
  });
});
