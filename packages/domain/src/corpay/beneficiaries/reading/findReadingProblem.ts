import { joinSentences } from '../../../words/joinSentences.ts';
import type { PayeeReading } from './payeeReading.ts';
import { readingMessages } from './readingMessages.ts';

/**
 * Why nobody goes on with a text as it stands, with the cure (CP-READ-7): a number in it is not whole or proves itself
 * wrong. Null where nothing does.
 */
export const findReadingProblem = ({ mistakes, missing }: PayeeReading): string | null => {
  const reasons = missing === null ? mistakes : [readingMessages.tooShort(missing)];
  return reasons.length === 0 ? null : joinSentences(...reasons, readingMessages.correctOrClear);
};
