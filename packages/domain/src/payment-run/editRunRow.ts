import type { RunField } from './runFields.ts';
import type { RunRow } from './runRow.ts';

/** The row with another text in one of its cells. What the sheet had said stays with it, and in which currency its amount was written. */
export const editRunRow = (row: RunRow, field: RunField, text: string): RunRow => {
  const edited: RunRow = {
    ...row,
    texts: { ...row.texts, [field]: text },
    pasted: row.pasted ?? row.texts,
    amountCurrency: row.amountCurrency ?? row.texts.currency,
  };
  return field === 'amount'
    ? { ...edited, isAmountNumber: false, amountCurrency: row.texts.currency }
    : edited;
};
