/** `1234567.5` as `1,234,567.5`: an amount as it is shown. What is no plain number is given back as it was typed. */
export const groupDigits = (text: string): string => {
  const match = /^(\d+)(\.\d*)?$/.exec(text.trim());
  if (match === null) return text;
  const [, whole = '', fraction = ''] = match;
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + fraction;
};

const isGrouped = (text: string): boolean => /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text);

const withoutCommas = (text: string): string => text.replaceAll(',', '');

/** What came into `before` where it became `after`. */
const insertedInto = (before: string, after: string): string => {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
};

/**
 * The amount that is meant where the text that showed it was edited. Commas that group digits are no part of it. One
 * that the user typed elsewhere stays and is judged, for it may stand for a decimal point.
 */
export const readEditedAmount = (edited: string, shown: string): string => {
  if (isGrouped(edited)) return withoutCommas(edited);
  return isGrouped(shown) && !insertedInto(shown, edited).includes(',') ? withoutCommas(edited) : edited;
};

/** Where the caret belongs in `shown` that stood at `caret` of `edited`: behind the same digit. */
export const caretInGroupedDigits = (edited: string, caret: number, shown: string): number => {
  const digits = withoutCommas(edited.slice(0, caret)).length;
  let place = 0;
  for (let passed = 0; passed < digits && place < shown.length; place += 1)
    if (shown[place] !== ',') passed += 1;
  return place;
};
