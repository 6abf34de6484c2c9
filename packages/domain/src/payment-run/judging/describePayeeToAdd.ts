import { normalizeAccountNumber } from '../../bankDetails/payeeAccount.ts';
import { isCurrency } from '../../geography/currency.ts';
import type { RunRowTexts } from '../runRow.ts';
import { readAccountMark } from './readAccountMark.ts';

/** Somebody whom a row names and nobody knows: the name, and what else the row says in the words that a wizard reads. */
export type PayeeToAdd = { readonly name: string; readonly details: string };

const isIban = (mark: string): boolean => /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(mark);

/** A number or an IBAN; the end of an account alone is none. */
const isWholeAccount = (mark: string): boolean => isIban(mark) || /^\d{5,}$/.test(mark);

/** The name without the account that may stand behind it, and that account. */
const splitPayee = (text: string): readonly [name: string, account: string] => {
  for (const { index } of text.matchAll(/[\s,;:(–-]+/g)) {
    const mark = readAccountMark(text.slice(index));
    if (index > 0 && mark !== null && isWholeAccount(mark)) return [text.slice(0, index), mark];
  }
  return [text, ''];
};

/** What is known of somebody who is to be added: the account stands in its own cell, or behind the name. */
export const describePayeeToAdd = ({
  payee,
  account,
  currency,
}: Pick<RunRowTexts, 'payee' | 'account' | 'currency'>): PayeeToAdd => {
  const [name, behindName] = splitPayee(payee.trim());
  const inCell = normalizeAccountNumber(account.trim());
  const number = inCell === '' ? behindName : inCell;
  const code = currency.trim().toUpperCase();
  const lines = [
    ...(isWholeAccount(number) ? [`${isIban(number) ? 'IBAN' : 'Account number'}: ${number}`] : []),
    ...(isCurrency(code) ? [`Currency: ${code}`] : []),
  ];
  return { name, details: lines.join('\n') };
};
