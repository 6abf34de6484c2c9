import { describe, expect, it } from 'vitest';
import { bookingIntent, failure } from '../../../test/sampleDeals.ts';
import { openBookingWords } from './openBookingWords.ts';

const kept = 'This device keeps the quote and its key, also after you close this page.';

describe('a booking whose answer was lost', () => {
  it('is named by both amounts and who is paid', () => {
    expect(openBookingWords.wasBooking(bookingIntent)).toBe(
      'You were booking €10,000.00 for Payee, at $11,534.02.',
    );
    expect(openBookingWords.found(bookingIntent)).toBe(
      'Payee receives €10,000.00 for your $11,534.02. The payment still has to be instructed.',
    );
  });

  it('is asked for without a risk only once its quote has ended for sure', () => {
    expect(openBookingWords.kept(null, 'safe')).toBe(
      `${kept} No order with its amounts was found. Asking again cannot book it a second time.`,
    );
    expect(openBookingWords.kept(null, { safeFrom: '10:42' })).toBe(
      `${kept} No order with its amounts was found. Until 10:42 it can still become a deal; then this page asks by itself.`,
    );
  });

  it('is said to be in no order only where the orders were looked at', () => {
    expect(openBookingWords.kept(failure(), null)).toBe(kept);
  });
});
