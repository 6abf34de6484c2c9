import type { OfxBankTemplate } from '../api/ofxBankTemplate.ts';

/** What the form, the pages and the terminal call what is known of a beneficiary (OFX-BENE-16). */
export const ofxLabels = {
  name: 'Full Name',
  currency: 'Currency',
  classification: 'Classification',
  paymentReason: 'Payment Reason',
  address: 'Address',
  bankAddress: 'Bank Address',
} as const;

/** The bank details that nearly every template asks for. */
const known: ReadonlyMap<string, string> = new Map([
  ['account', 'Account Number'],
  ['bankBranchName', 'Branch Name'],
  ['swiftCode', 'SWIFT / BIC Code'],
]);

const shortened: ReadonlySet<string> = new Set(['aba', 'bic', 'bsb', 'iban', 'ifsc', 'swift']);

const asWritten = (word: string): string => {
  if (shortened.has(word)) return word.toUpperCase();
  return word === 'and' ? word : word.replace(/^./, (first) => first.toUpperCase());
};

/** `Sort Code` of `sortCode`. */
const inWords = (key: string): string =>
  key
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ')
    .map(asWritten)
    .join(' ');

/** What a bank detail is called: by the template of its bank, and where that says nothing by the name that is known (OFX-BANK-2). */
export const ofxDetailLabel = (propertyKey: string, template: OfxBankTemplate): string => {
  const name = template.find((field) => field.propertyKey === propertyKey)?.name ?? '';
  return name === '' ? (known.get(propertyKey) ?? inWords(propertyKey)) : name;
};
