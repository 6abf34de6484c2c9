import { describe, expect, it } from 'vitest';
import { hasLostBookingQuoteEnded } from './quoteEnd.ts';

describe('the quote of a lost booking', () => {
  it('has ended from its end on, and never where that is not known', () => {
    const lives = [999, 1000, 1001].map((now) => hasLostBookingQuoteEnded({ endsAt: 1000 }, now));
    expect(lives).toEqual([false, true, true]);
    expect(hasLostBookingQuoteEnded({ endsAt: null }, 1000)).toBe(false);
  });
});
