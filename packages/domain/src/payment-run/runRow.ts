import type { RunField } from './runFields.ts';

/** What stands in the cells of a row; a field that no column holds is empty. */
export type RunRowTexts = Readonly<Record<RunField, string>>;

/** A row as the user gave it or has edited it. An edited row is a new object, so that only it is judged again. */
export type RunRow = {
  /** The number that a spreadsheet shows beside it, or the line of a file of JSON Lines. It stays when rows go. */
  readonly row: number;
  readonly texts: RunRowTexts;
  /** Whether the amount was a number of JSON, whose point stands before its cents; a text that replaces it is none. */
  readonly isAmountNumber?: boolean;
  /** What stood in its cells before anything was edited; absent where nothing was. */
  readonly pasted?: RunRowTexts;
  /** What its currency was when its amount was written; absent where nothing was edited. */
  readonly amountCurrency?: string;
};

export const emptyRunRowTexts: RunRowTexts = {
  payee: '',
  account: '',
  amount: '',
  currency: '',
  settlementCurrency: '',
  settlementAccount: '',
  reference: '',
  purpose: '',
  ownId: '',
};
