import { describe, expect, it } from 'vitest';
import { bookingIntent, failure, refusal } from '../../../test/sampleDeals.ts';
import { notBookedMessages, openBookingMessages, bookingInquiryMessage } from './lostBookingMessages.ts';

describe('what came back on the question whether a booking was made', () => {
  it.each([
    ['nobody was asked', null, 'It is not known whether it was booked.'],
    ['no order was named', 'no-number', 'The partner named no order.'],
    ['the quote is over', refusal({ status: 410 }), 'The partner answered that its quote is over.'],
    ['a refusal', refusal(), 'The partner refused to book it: No.'],
    ['a refusal without words', refusal({ messages: [] }), 'The partner refused to book it.'],
    [
      'the status of an ended quote on an answer that cannot be read',
      failure({ kind: 'unreadable', status: 410 }),
      'The answer of the partner does not say whether it was booked.',
    ],
    ['no permission', refusal({ kind: 'permission', status: 403 }), 'The partner refused to book it: No.'],
    ...(['server-trouble', 'unreadable', 'token-refused'] as const).map(
      (kind) =>
        [kind, failure({ kind }), 'The answer of the partner does not say whether it was booked.'] as const,
    ),
  ] as const)('is told as it was: %s', (_what, said, words) => {
    expect(bookingInquiryMessage(said)).toBe(words);
  });

  it('is only silence where nobody answered', () => {
    expect(bookingInquiryMessage(failure())).toBe('Nobody answered whether it was booked.');
  });
});

const kept = 'This device keeps the quote and its key, also after you close this page.';

describe('a booking whose answer was lost', () => {
  it('is named by both amounts and who is paid', () => {
    expect(openBookingMessages.wasBooking(bookingIntent)).toBe(
      'You were booking €10,000.00 for Payee, at $11,534.02.',
    );
    expect(openBookingMessages.found(bookingIntent)).toBe(
      'Payee receives €10,000.00 for your $11,534.02. The payment still has to be instructed.',
    );
  });

  it('is asked for without a risk only once its quote has ended for sure', () => {
    expect(openBookingMessages.kept(null, 'safe')).toBe(
      `${kept} No order with its amounts was found. Asking again cannot book it a second time.`,
    );
    expect(openBookingMessages.kept(null, { safeFrom: '10:42' })).toBe(
      `${kept} No order with its amounts was found. Until 10:42 it can still become a deal; then this page asks by itself.`,
    );
  });

  it('can be made by sending it again only while its quote lives', () => {
    expect(openBookingMessages.sendAgain).toContain('If it was not booked, this books it.');
    expect(openBookingMessages.quoteEnded).toBe(
      'Its quote has ended meanwhile: sending it again cannot book it any more, and nothing was sent.',
    );
  });

  it('is said to be in no order only where the orders were looked at', () => {
    expect(openBookingMessages.kept(failure(), null)).toBe(kept);
  });
});

describe('a lost booking that became no deal', () => {
  it('is told with what the partner answered', () => {
    expect(notBookedMessages.title(bookingIntent)).toBe('Your booking of €10,000.00 for Payee was not made');
    expect(notBookedMessages.why(refusal({ status: 410 }))).toBe(
      'The partner answered that its quote is over. No new order with its amounts was found. You can book it again.',
    );
  });
});
