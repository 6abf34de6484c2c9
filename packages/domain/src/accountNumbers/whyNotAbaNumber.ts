import { droppedZeroMessage, findDroppedZero } from './findDroppedZero.ts';
import { isAbaNumber } from './isAbaNumber.ts';

/** Why a text is no routing number of a bank in the United States, or null: nine digits, of which the last proves the rest. */
export const whyNotAbaNumber = (text: string): string | null => {
  if (isAbaNumber(text)) return null;
  if (findDroppedZero(text) !== null) return droppedZeroMessage;
  return /^\d{9}$/.test(text)
    ? 'This ABA routing number has a mistake: its check digit does not fit the rest.'
    : 'An ABA routing number has 9 digits.';
};
