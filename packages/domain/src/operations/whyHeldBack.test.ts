import { expect, it } from 'vitest';
import { heldBackMessages, whyHeldBack } from './whyHeldBack.ts';

it('holds back bookings and instructions alone where bookings are off (OPS-2)', () => {
  expect(whyHeldBack({ bookingsOff: true }, 'money')).toBe(heldBackMessages.bookings);
  expect(whyHeldBack({ bookingsOff: true }, 'record')).toBeNull();
});

it('holds back whatever changes something where everything may only be looked at (OPS-3)', () => {
  for (const operations of [{ readOnly: true }, { readOnly: true, bookingsOff: true }])
    for (const change of ['money', 'record'] as const)
      expect(whyHeldBack(operations, change)).toBe(heldBackMessages.changes);
});

it('holds nothing back on a day like any other', () => {
  for (const operations of [undefined, {}, { notice: 'Corpay is slow today.' }, { readOnly: false }])
    for (const change of ['money', 'record'] as const) expect(whyHeldBack(operations, change)).toBeNull();
});

it('says what cannot be done and what the user can do, and nothing of what was sent before (OPS-2, OPS-3)', () => {
  expect(heldBackMessages).toEqual({
    bookings:
      'Deals cannot be booked or instructed for now. Try again when this is over; quotes and everything else go on.',
    changes: 'Nothing can be changed for now. Try again when this is over.',
  });
});
