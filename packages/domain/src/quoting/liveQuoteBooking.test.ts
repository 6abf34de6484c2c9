import { describe, expect, it } from 'vitest';
import { makeFixture, policy, quoted } from '../../test/liveQuoteFixture.ts';
import { succeeded } from '../result/result.ts';
import { secondsUntilRenewal } from './liveQuoteState.ts';

describe('booking exactly what was displayed', () => {
  it('from the moment the press begins nothing displayed changes until the booking is over', async () => {
    const fixture = await quoted({ lifetime: 10 });
    await fixture.time.advance(4_900);
    fixture.live.send({ type: 'press-began' });
    await fixture.time.advance(3_000);
    expect(fixture.why()).toBeNull();
    fixture.live.send({ type: 'booking-began' });
    expect(fixture.why()).toBe('booking');
    await fixture.time.advance(30_000);
    expect(fixture.state().offer?.quote.id).toBe('q1');
    expect(fixture.log).toEqual(['request 10']);
    fixture.live.send({ type: 'booking-ended' });
    await fixture.time.advance(0);
    expect(fixture.log).toEqual(['request 10', 'request 10']);
  });

  it('a press that is let go beside the button goes on with the looks', async () => {
    const fixture = await quoted({ lifetime: 30 });
    await fixture.time.advance(4_900);
    fixture.live.send({ type: 'press-began' });
    await fixture.time.advance(1_000);
    expect(fixture.log).toEqual(['request 10']);
    fixture.live.send({ type: 'press-ended' });
    await fixture.time.advance(0);
    expect(fixture.log).toEqual(['request 10', 'look q1']);
  });

  it('a look that comes back during the press is taken again afterwards', async () => {
    const fixture = await quoted({ lifetime: 10, latency: 200 });
    await fixture.time.advance(5_100);
    expect(fixture.log).toEqual(['request 10', 'look q1']);
    fixture.live.send({ type: 'press-began' });
    await fixture.time.advance(1_000);
    expect(fixture.why()).toBeNull();
    fixture.live.send({ type: 'press-ended' });
    await fixture.time.advance(0);
    expect(fixture.log.at(-1)).toBe('look q1');
  });

  it('a quote that ended while the button was held down is no longer booked', async () => {
    const fixture = await quoted({ lifetime: 10 });
    fixture.live.send({ type: 'press-began' });
    await fixture.time.advance(11_000);
    expect(fixture.why()).toBe('stale');
    fixture.live.send({ type: 'booking-began' });
    expect(fixture.state().held.booking).toBe(false);
  });

  it('a second press during a booking begins nothing', async () => {
    const fixture = await quoted();
    fixture.live.send({ type: 'booking-began' });
    const held = fixture.state();
    fixture.live.send({ type: 'press-began' });
    fixture.live.send({ type: 'booking-began' });
    expect(fixture.state()).toBe(held);
  });
});

describe('the countdown to the renewal', () => {
  it.each([
    [30, 25],
    [20, 15],
    [10, 5],
    [4, 4],
  ])('a quote of %d s says truly that it is renewed in %d s', async (lifetime, seconds) => {
    const fixture = await quoted({ lifetime });
    const requests = () => fixture.log.filter((line) => line.startsWith('request')).length;
    const said = secondsUntilRenewal(policy, fixture.state(), fixture.time.clock.elapsed());
    const asked = requests();
    expect(said).toBe(seconds);
    await fixture.time.advance(seconds * 1000 - 1);
    expect(requests()).toBe(asked);
    await fixture.time.advance(1);
    expect(requests()).toBe(asked + 1);
  });

  it('a partner that does not say how much is left does not make it untrue', async () => {
    const fixture = await quoted({ lifetime: 30 });
    for (let look = 0; look < 5; look += 1) {
      fixture.nextFreshness = succeeded({ seconds: null });
      await fixture.time.advance(5_000);
    }
    expect(fixture.log.filter((line) => line.startsWith('request'))).toHaveLength(2);
  });

  it('without a quote there is none', () => {
    expect(secondsUntilRenewal(policy, makeFixture().state(), 0)).toBeNull();
  });
});
