import { expect, it } from 'vitest';
import { notKeptWords, notSentWords } from './notSentWords.ts';

it('a booking that was not sent says so first, and then why', () => {
  expect(notSentWords).toEqual({
    'not-kept': notKeptWords,
    'same-open': 'Nothing was sent: the same booking was already sent and has no definite answer yet.',
    'same-booked': 'Nothing was sent from here: another tab booked the same just now.',
    'quote-gone':
      'Nothing was sent: the quote ended or changed before your newest orders were read. Look at it, and press Book Deal again.',
    'other-open': 'Nothing was sent: another booking has no definite answer yet.',
  });
  expect(notKeptWords).toBe(
    'Nothing was sent: this device could not remember the step. Free some storage and try again.',
  );
});
