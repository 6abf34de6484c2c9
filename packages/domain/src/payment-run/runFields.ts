/** What a column of a payment run can say, in the order of its table. */
export const runFields = [
  'payee',
  'account',
  'amount',
  'currency',
  'settlementCurrency',
  'settlementAccount',
  'reference',
  'purpose',
  'ownId',
] as const;

export type RunField = (typeof runFields)[number];

/** What a column is called in a table, a template and a sentence. */
export const runFieldLabels: Readonly<Record<RunField, string>> = {
  payee: 'Payee',
  account: 'IBAN or account ending',
  amount: 'Amount',
  currency: 'Currency',
  settlementCurrency: 'Settle in',
  settlementAccount: 'Settle from',
  reference: 'Reference',
  purpose: 'Purpose',
  ownId: 'Your id',
};
