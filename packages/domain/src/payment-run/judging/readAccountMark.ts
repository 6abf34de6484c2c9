import { normalizeAccountNumber } from '../../bankDetails/payeeAccount.ts';
import type { RunPayee } from '../runPayee.ts';

/** What people write before an account. */
const before = /^(?:[\s•*.…:#(,-]|\b(?:account|acct|number|no|ending|in|iban)\b)+/i;

/** An IBAN, an account or the end of one as it is compared; null where a text is none. */
export const readAccountMark = (text: string): string | null => {
  const mark = normalizeAccountNumber(text.replace(before, '').replace(/[\s)]+$/, ''));
  return /^(?=.*\d)[A-Z\d]{4,34}$/.test(mark) ? mark : null;
};

/** Whether a payee is paid to this account, as far as both say it; null where the payee's is not known. */
export const hasAccountMark = ({ iban, accountEnding }: RunPayee, mark: string): boolean | null => {
  const known = normalizeAccountNumber(iban ?? accountEnding ?? '');
  if (known === '') return null;
  return known.length < mark.length ? mark.endsWith(known) : known.endsWith(mark);
};
