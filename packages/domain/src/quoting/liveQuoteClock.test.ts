import { describe, expect, it } from 'vitest';
import { policy, quoted } from '../../test/liveQuoteFixture.ts';
import { secondsUntilEnd, secondsUntilRenewal } from './liveQuoteState.ts';
import { toWallClockTime } from './toWallClockTime.ts';

const hour = 3_600_000;

describe('a live quote and the clock of the machine', () => {
  it('a clock that is set back keeps no quote alive and shows no longer countdown', async () => {
    const fixture = await quoted({ lifetime: 30 });
    fixture.time.setClock(-hour);
    await fixture.time.advance(1_000);
    expect(secondsUntilEnd(fixture.state(), fixture.time.clock.elapsed())).toBe(29);
    expect(secondsUntilRenewal(policy, fixture.state(), fixture.time.clock.elapsed())).toBe(24);
    await fixture.time.advance(24_000);
    expect(fixture.state().offer?.quote.id).toBe('q2');
  });

  it('a quote that ended while the machine slept is not booked after it woke, not even at once', async () => {
    const fixture = await quoted({ lifetime: 30 });
    fixture.time.sleep(30_000);
    fixture.live.send({ type: 'booking-began' });
    expect(fixture.state().held.booking).toBe(false);
    expect(fixture.state().offer?.quote.id).toBe('q1');
    expect(fixture.why()).toBe('loading');
  });

  it('one that has a moment left is', async () => {
    const fixture = await quoted({ lifetime: 30 });
    fixture.time.sleep(29_999);
    fixture.live.send({ type: 'booking-began' });
    expect(fixture.why()).toBe('booking');
  });

  it('is off a second after the machine woke, whatever its timers waited for', async () => {
    const fixture = await quoted({ lifetime: 300 });
    fixture.time.sleep(hour);
    await fixture.time.advance(1_000);
    expect(fixture.log).toEqual(['request 10', 'request 10']);
    expect(fixture.state().offer?.quote.id).toBe('q2');
  });

  it('an end that is kept is told by the wall clock', async () => {
    const fixture = await quoted({ lifetime: 30 });
    const { clock } = fixture.time;
    const expiresAt = fixture.state().offer?.expiresAt ?? null;
    expect(toWallClockTime(clock, expiresAt)).toBe(clock.now() + 30_000);
    fixture.time.setClock(-hour);
    await fixture.time.advance(2_000);
    expect(toWallClockTime(clock, expiresAt)).toBe(clock.now() + 28_000);
    expect(toWallClockTime(clock, null)).toBeNull();
  });
});
