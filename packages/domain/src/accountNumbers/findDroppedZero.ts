import { isAbaNumber } from './isAbaNumber.ts';

/** What is said of a routing number whose first digit is likely to have been a 0 (CP-READ-8). */
export const droppedZeroMessage = 'A routing number has 9 digits; spreadsheets drop a leading 0.';

/** The ABA routing number that eight digits were before their leading 0 was lost; null where its check digit says no. */
export const findDroppedZero = (text: string): string | null => {
  const whole = `0${text}`;
  return isAbaNumber(whole) ? whole : null;
};
