import { findReadingProblem } from './findReadingProblem.ts';
import type { PayeeReading } from './payeeReading.ts';
import { readingMessages } from './readingMessages.ts';

/** The field of the text that a wizard starts from, among the fields of its first step. */
export const givenTextField = 'given';

/** What is wrong with that text, as one of the problems of its step: at most one (CP-READ-7). */
export const findGivenTextProblem = (reading: PayeeReading) => {
  const message = findReadingProblem(reading);
  return message === null ? [] : [{ field: givenTextField, label: readingMessages.label, message }];
};
