import { describe, expect, it } from 'vitest';
import { policy, quoted } from '../../test/liveDesk.ts';
import { onTheWall, secondsUntilEnd, secondsUntilRenewal } from './index.ts';

const hour = 3_600_000;

describe('a live quote and the clock of the machine', () => {
  it('a clock that is set back keeps no quote alive and shows no longer countdown', async () => {
    const desk = await quoted({ lifetime: 30 });
    desk.time.setClock(-hour);
    await desk.time.advance(1_000);
    expect(secondsUntilEnd(desk.state(), desk.time.clock.elapsed())).toBe(29);
    expect(secondsUntilRenewal(policy, desk.state(), desk.time.clock.elapsed())).toBe(24);
    await desk.time.advance(24_000);
    expect(desk.state().offer?.quote.id).toBe('q2');
  });

  it('a quote that ended while the machine slept is not booked after it woke, not even at once', async () => {
    const desk = await quoted({ lifetime: 30 });
    desk.time.sleep(30_000);
    desk.live.send({ type: 'booking-began' });
    expect(desk.state().held.booking).toBe(false);
    expect(desk.state().offer?.quote.id).toBe('q1');
    expect(desk.why()).toBe('loading');
  });

  it('one that has a moment left is', async () => {
    const desk = await quoted({ lifetime: 30 });
    desk.time.sleep(29_999);
    desk.live.send({ type: 'booking-began' });
    expect(desk.why()).toBe('booking');
  });

  it('is off a second after the machine woke, whatever its timers waited for', async () => {
    const desk = await quoted({ lifetime: 300 });
    desk.time.sleep(hour);
    await desk.time.advance(1_000);
    expect(desk.log).toEqual(['request 10', 'request 10']);
    expect(desk.state().offer?.quote.id).toBe('q2');
  });

  it('an end that is kept is told by the wall clock', async () => {
    const desk = await quoted({ lifetime: 30 });
    const { clock } = desk.time;
    const expiresAt = desk.state().offer?.expiresAt ?? null;
    expect(onTheWall(clock, expiresAt)).toBe(clock.now() + 30_000);
    desk.time.setClock(-hour);
    await desk.time.advance(2_000);
    expect(onTheWall(clock, expiresAt)).toBe(clock.now() + 28_000);
    expect(onTheWall(clock, null)).toBeNull();
  });
});
