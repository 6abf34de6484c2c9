import { describe, expect, it } from 'vitest';
import { failure } from '../../../test/sampleDeals.ts';
import { missingAnswer, missingAnswerWords, notKeptWords, notSentWords } from './bookingOutcomeWords.ts';

describe('a booking without an order number', () => {
  it.each([
    ['no-answer', 'The answer did not reach this page, so it may be booked or not.'],
    ['server-trouble', 'The answer does not say whether it was booked, so it may be booked or not.'],
    ['unreadable', 'The answer does not say whether it was booked, so it may be booked or not.'],
  ] as const)('after %s says what is known of the deal (ERR-43, ERR-44, S-80)', (kind, words) => {
    expect(missingAnswerWords[missingAnswer(failure({ kind }))]).toBe(words);
  });

  it('after an answer that names no order says just that', () => {
    expect(missingAnswerWords[missingAnswer(null)]).toBe(
      'The answer names no order, so it may be booked or not.',
    );
  });

  it('of another tab or an earlier visit is not said to have had no answer', () => {
    expect(missingAnswerWords.earlier).toBe(
      'Another tab or an earlier visit sent it, and its answer is not known here, so it may be booked or not.',
    );
  });
});

describe('a booking that was not sent', () => {
  it('says so first, and then why', () => {
    expect(notSentWords).toEqual({
      'not-kept': notKeptWords,
      'same-open': 'Nothing was sent: the same booking was already sent and has no definite answer yet.',
      'same-booked': 'Nothing was sent from here: another tab booked the same just now.',
      'other-open': 'Nothing was sent: another booking has no definite answer yet.',
    });
    expect(notKeptWords).toBe(
      'Nothing was sent: this device could not remember the step. Free some storage and try again.',
    );
  });
});
