import { expect, it } from 'vitest';
import { findBlockingBooking } from './earlierBooking.ts';

const open = [
  { quoteId: 'q1', pays: 'Thalassa' },
  { quoteId: 'q2', pays: 'Kerameia' },
];
const paying = (name: string) => (earlier: (typeof open)[number]) => earlier.pays === name;

it('the same booking stands in the way before any other, whatever the user wants', () => {
  expect(findBlockingBooking(open, paying('Kerameia'), ['q1', 'q2'])).toEqual({
    earlier: open[1],
    same: true,
  });
});

it('another booking stands in the way until the user was shown it and wants the new one beside it', () => {
  expect(findBlockingBooking(open, paying('Yarra'), [])).toEqual({ earlier: open[0], same: false });
  expect(findBlockingBooking(open, paying('Yarra'), ['q1'])).toEqual({ earlier: open[1], same: false });
  expect(findBlockingBooking(open, paying('Yarra'), ['q1', 'q2'])).toBeNull();
  expect(findBlockingBooking([], paying('Yarra'), [])).toBeNull();
});
