import { maskAllButLast, maskAllButLastFour } from '../words/maskAllButLastFour.ts';
import type { BankDetailChange } from './bankDetailChange.ts';
import { normalizeAccountNumber } from './payeeAccount.ts';

/** How many characters at the end of both are the same. */
const sameAtEnd = (was: string, is: string): number => {
  let count = 0;
  while (count < was.length && count < is.length && was.at(-1 - count) === is.at(-1 - count)) count += 1;
  return count;
};

/**
 * A bank detail before and after, masked but for the last four characters; two that end alike show as many as tell them
 * apart, since a change that nobody sees is what a fraud needs.
 */
export const maskBankDetailChange = (
  before: string,
  after: string,
): Pick<BankDetailChange, 'before' | 'after'> => {
  const [was, is] = [normalizeAccountNumber(before), normalizeAccountNumber(after)];
  const same = sameAtEnd(was, is);
  return same < 4 || was === '' || is === ''
    ? { before: maskAllButLastFour(before), after: maskAllButLastFour(after) }
    : { before: maskAllButLast(was, same + 1), after: maskAllButLast(is, same + 1) };
};
