import { describe, expect, it } from 'vitest';
import { makeDesk, policy, quoted } from '../../test/liveDesk.ts';
import { succeeded } from '../result/index.ts';
import { secondsUntilRenewal } from './index.ts';

describe('booking exactly what was painted', () => {
  it('from the moment the press begins nothing painted changes until the booking is over', async () => {
    const desk = await quoted({ lifetime: 10 });
    await desk.time.advance(4_900);
    desk.live.send({ type: 'press-began' });
    await desk.time.advance(3_000);
    expect(desk.why()).toBeNull();
    desk.live.send({ type: 'booking-began' });
    expect(desk.why()).toBe('booking');
    await desk.time.advance(30_000);
    expect(desk.state().offer?.quote.id).toBe('q1');
    expect(desk.log).toEqual(['request 10']);
    desk.live.send({ type: 'booking-ended' });
    await desk.time.advance(0);
    expect(desk.log).toEqual(['request 10', 'request 10']);
  });

  it('a press that is let go beside the button goes on with the looks', async () => {
    const desk = await quoted({ lifetime: 30 });
    await desk.time.advance(4_900);
    desk.live.send({ type: 'press-began' });
    await desk.time.advance(1_000);
    expect(desk.log).toEqual(['request 10']);
    desk.live.send({ type: 'press-ended' });
    await desk.time.advance(0);
    expect(desk.log).toEqual(['request 10', 'look q1']);
  });

  it('a look that comes back during the press is taken again afterwards', async () => {
    const desk = await quoted({ lifetime: 10, latency: 200 });
    await desk.time.advance(5_100);
    expect(desk.log).toEqual(['request 10', 'look q1']);
    desk.live.send({ type: 'press-began' });
    await desk.time.advance(1_000);
    expect(desk.why()).toBeNull();
    desk.live.send({ type: 'press-ended' });
    await desk.time.advance(0);
    expect(desk.log.at(-1)).toBe('look q1');
  });

  it('a quote that ended while the button was held down is no longer booked', async () => {
    const desk = await quoted({ lifetime: 10 });
    desk.live.send({ type: 'press-began' });
    await desk.time.advance(11_000);
    expect(desk.why()).toBe('stale');
    desk.live.send({ type: 'booking-began' });
    expect(desk.state().held.booking).toBe(false);
  });

  it('a second press during a booking begins nothing', async () => {
    const desk = await quoted();
    desk.live.send({ type: 'booking-began' });
    const held = desk.state();
    desk.live.send({ type: 'press-began' });
    desk.live.send({ type: 'booking-began' });
    expect(desk.state()).toBe(held);
  });
});

describe('the countdown to the renewal', () => {
  it.each([
    [30, 25],
    [20, 15],
    [10, 5],
    [4, 4],
  ])('a quote of %d s says truly that it is renewed in %d s', async (lifetime, seconds) => {
    const desk = await quoted({ lifetime });
    const requests = () => desk.log.filter((line) => line.startsWith('request')).length;
    const said = secondsUntilRenewal(policy, desk.state(), desk.time.clock.elapsed());
    const asked = requests();
    expect(said).toBe(seconds);
    await desk.time.advance(seconds * 1000 - 1);
    expect(requests()).toBe(asked);
    await desk.time.advance(1);
    expect(requests()).toBe(asked + 1);
  });

  it('a partner that does not say how much is left does not make it untrue', async () => {
    const desk = await quoted({ lifetime: 30 });
    for (let look = 0; look < 5; look += 1) {
      desk.nextFreshness = succeeded({ seconds: null });
      await desk.time.advance(5_000);
    }
    expect(desk.log.filter((line) => line.startsWith('request'))).toHaveLength(2);
  });

  it('without a quote there is none', () => {
    expect(secondsUntilRenewal(policy, makeDesk().state(), 0)).toBeNull();
  });
});
