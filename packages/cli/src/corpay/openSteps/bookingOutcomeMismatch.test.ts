import { expect, it } from 'vitest';
import { sampleBooking } from '../../../test/sampleBooking.ts';
import { bookingOutcomeMismatch } from './bookingOutcomeMismatch.ts';
import type { BookingOrInstructionOutcome } from './moneyCallOutcomeMessage.ts';

const elsewhere = (orderNumber: string | null): BookingOrInstructionOutcome => ({
  kind: 'settled-elsewhere',
  orderNumber,
  intent: sampleBooking,
});
const said = (order: string | null, quoteId: string | null = null) => ({ quoteId, decision: { order } });
const what = 'Your booking of €10,000.00 to Acme for $11,534.02';

it.each([
  ['700', '701', `${what} is order 701, not order 700. What was said of it had no effect.`],
  [null, '701', `${what} is order 701, so it was booked. What was said of it had no effect.`],
  ['700', null, `${what} is settled, and not known to be order 700. What was said of it had no effect.`],
])('ends with 7 where %s is said of a booking that became %s meanwhile', (order, became, message) => {
  expect(bookingOutcomeMismatch([elsewhere(became)], said(order))).toMatchObject({
    exit: 7,
    code: 'became-another',
    message,
  });
  expect(bookingOutcomeMismatch([elsewhere(became)], said(order, 'q1'))).not.toBeNull();
});

it('says nothing of other bookings, and nothing where nothing else was said', () => {
  expect(bookingOutcomeMismatch([elsewhere('701')], said('700', 'q2'))).toBeNull();
  expect(bookingOutcomeMismatch([elsewhere('701')], said('701'))).toBeNull();
  expect(bookingOutcomeMismatch([elsewhere('701')], null)).toBeNull();
  expect(bookingOutcomeMismatch([{ kind: 'not-booked', intent: sampleBooking }], said(null))).toBeNull();
});
