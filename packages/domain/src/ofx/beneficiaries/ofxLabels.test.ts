import { describe, expect, it } from 'vitest';
import { ofxDetailLabel } from './ofxLabels.ts';

const asked = (name: string) => [
  { propertyKey: 'account', name, required: true, validationRegex: null, maxLength: null },
];

describe('a bank detail', () => {
  it('is called as the template of its bank calls it', () => {
    expect(ofxDetailLabel('account', asked('IBAN'))).toBe('IBAN');
  });

  it.each([
    ['account', 'Account Number'],
    ['bankName', 'Bank Name'],
    ['bankBranchName', 'Branch Name'],
    ['swiftCode', 'SWIFT / BIC Code'],
    ['sortCode', 'Sort Code'],
    ['abaRoutingNumber', 'ABA Routing Number'],
    ['bsbCode', 'BSB Code'],
    ['bankAndBranchCode', 'Bank and Branch Code'],
  ])('%s is called %s where no template says more', (key, label) => {
    expect(ofxDetailLabel(key, [])).toBe(label);
    expect(ofxDetailLabel('account', asked(''))).toBe('Account Number');
  });
});
