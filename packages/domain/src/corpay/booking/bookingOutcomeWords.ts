import type { CallFailure } from '../../calls/index.ts';

/** The step could not be remembered, and a lost answer would not be found again. */
export const notKeptWords =
  'Nothing was sent: this device could not remember the step. Free some storage and try again.';

/** Why nothing was sent although the press was right. */
export const notSentWords = {
  'not-kept': notKeptWords,
  'same-open': 'Nothing was sent: the same booking was already sent and has no definite answer yet.',
  'same-booked': 'Nothing was sent from here: another tab booked the same just now.',
  'other-open': 'Nothing was sent: another booking has no definite answer yet.',
} as const;

/** Why it is not known what became of a booking; `earlier` when it was sent by another tab or in an earlier visit. */
export type MissingAnswer = 'silence' | 'trouble' | 'no-number' | 'earlier';

export const missingAnswer = (failure: CallFailure | null): MissingAnswer => {
  if (failure === null) return 'no-number';
  return failure.kind === 'no-answer' ? 'silence' : 'trouble';
};

/** What is said where nothing but the answer itself is told, as a command line does. */
export const bookingUnknownWords = {
  noNumber: 'The partner named no order.',
  notKnown: 'It is not known whether the deal was booked.',
} as const;

/** What is known of the deal, under the words of its failure (ERR-43, ERR-44, S-80). */
export const missingAnswerWords: Readonly<Record<MissingAnswer, string>> = {
  silence: 'The answer did not reach this page, so it may be booked or not.',
  trouble: 'The answer does not say whether it was booked, so it may be booked or not.',
  'no-number': 'The answer names no order, so it may be booked or not.',
  earlier:
    'Another tab or an earlier visit sent it, and its answer is not known here, so it may be booked or not.',
};
