import { runFieldLabels } from './runFields.ts';
import type { RunRow } from './runRow.ts';
import { amountAndCurrencyWithoutAccount, nameWithoutAccount } from './textWithoutAccount.ts';

const said = (label: string, given: string, kept: string): string => {
  if (given.trim() === '') return `${label} empty`;
  return `${label} ${kept === '' ? 'not kept, since it may be an account number' : kept}`;
};

/** What the sheet had said of payee, amount and currency of a row in which these were changed, without an account number; null where none was. */
export const textAsPasted = ({ texts, pasted = texts }: Pick<RunRow, 'texts' | 'pasted'>): string | null => {
  const isChanged = (field: 'payee' | 'amount' | 'currency'): boolean =>
    pasted[field].trim() !== texts[field].trim();
  const { payee, amount } = runFieldLabels;
  const parts = [
    ...(isChanged('payee') ? [said(payee, pasted.payee, nameWithoutAccount(pasted.payee.trim()))] : []),
    ...(isChanged('amount') || isChanged('currency')
      ? [said(amount, `${pasted.amount}${pasted.currency}`, amountAndCurrencyWithoutAccount(pasted))]
      : []),
  ];
  return parts.length === 0 ? null : parts.join('; ');
};
