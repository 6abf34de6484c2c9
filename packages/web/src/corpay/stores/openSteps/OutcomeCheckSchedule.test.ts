import { createVirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import { describe, expect, it } from 'vitest';
import { OutcomeCheckSchedule } from './OutcomeCheckSchedule.ts';

/** Something that stays unknown: each look plans the next one. Gives the seconds after which it was looked at. */
const unknown = (plan: { readonly patient: boolean; readonly notBefore: number | null }) => {
  const time = createVirtualTime();
  const checks = new OutcomeCheckSchedule(time);
  const began = time.clock.now();
  const looks: number[] = [];
  const planNext = (): void =>
    checks.plan('one', plan, () => {
      looks.push((time.clock.now() - began) / 1_000);
      planNext();
    });
  planNext();
  return { time, checks, looks };
};

const soon = { patient: false, notBefore: null };

describe('what is not known yet is looked at again by itself', () => {
  it('after 5, 10, 20, 40 and 80 seconds, and then no more', async () => {
    const { time, looks } = unknown(soon);
    await time.advance(4_999);
    expect(looks).toEqual([]);
    await time.advance(7_200_000);
    expect(looks).toEqual([5, 15, 35, 75, 155]);
  });

  it('at the moment from which more can be said, and once more as often as before it', async () => {
    const { time, looks } = unknown({ patient: false, notBefore: createVirtualTime().clock.now() + 90_000 });
    await time.advance(7_200_000);
    expect(looks).toEqual([5, 15, 35, 75, 90]);
  });

  it('only at that moment where the user is the one to say what it became', async () => {
    const { time, looks } = unknown({ patient: true, notBefore: createVirtualTime().clock.now() + 90_000 });
    await time.advance(7_200_000);
    expect(looks).toEqual([90]);
  });

  it('never where the user is the one to say it, and nothing more can be said later', async () => {
    const { time, looks } = unknown({ patient: true, notBefore: null });
    await time.advance(7_200_000);
    expect(looks).toEqual([]);
  });

  it('within the hour although that moment is weeks away', async () => {
    const later = createVirtualTime().clock.now() + 3_600_000 * 24 * 30;
    const { time, looks } = unknown({ patient: true, notBefore: later });
    await time.advance(7_200_000);
    expect(looks).toEqual([3_600, 7_200]);
  });

  it('anew from the beginning once it was forgotten', async () => {
    const { time, checks, looks } = unknown(soon);
    await time.advance(20_000);
    checks.forget('one');
    await time.advance(60_000);
    expect(looks).toEqual([5, 15]);
    let looked = 0;
    checks.plan('one', soon, () => (looked += 1));
    await time.advance(5_000);
    expect(looked).toBe(1);
  });

  it('once, whatever was planned for it before', async () => {
    const time = createVirtualTime();
    const checks = new OutcomeCheckSchedule(time);
    const looks: string[] = [];
    checks.plan('one', soon, () => looks.push('first'));
    checks.plan('one', soon, () => looks.push('second'));
    checks.plan('two', soon, () => looks.push('of another'));
    await time.advance(60_000);
    expect(looks).toEqual(['of another', 'second']);
  });

  it('no more once nobody is there to see it', async () => {
    const { time, checks, looks } = unknown(soon);
    checks.forget('another');
    checks.stop();
    await time.advance(60_000);
    expect(looks).toEqual([]);
  });
});
