import { expect, it } from 'vitest';
import { notSentMessage } from './notSentMessage.ts';

it.each([
  ['not-kept', 'Nothing was sent: this device could not remember the step. Free some storage and try again.'],
  ['same-open', 'Nothing was sent: the same booking was already sent and has no definite answer yet.'],
  ['same-booked', 'Nothing was sent from here: another tab booked the same just now.'],
  [
    'quote-gone',
    'Nothing was sent: the quote ended or changed before your newest orders were read. Look at it, and press Book Deal again.',
  ],
  ['other-open', 'Nothing was sent: another booking has no definite answer yet.'],
  [
    'was-open',
    'Nothing was sent: another booking had no definite answer when you pressed Book Deal. It has one now: press again if you still want this deal.',
  ],
  [
    'disconnected',
    'Nothing was sent: the connection was lost when you pressed Book Deal. Press it again once it is back.',
  ],
  [
    'was-off',
    'Nothing was sent: Book Deal was off when you pressed it. Look at the quote, and press it again.',
  ],
] as const)('a booking that was not sent says so first, and then why: %s', (why, words) => {
  expect(notSentMessage(why, 'order')).toBe(words);
  expect(notSentMessage(why, 'deal')).toBe(words.replace('orders', 'deals'));
});
