import { expect, it } from 'vitest';
import { dynamicFields, type OfxBankField } from './ofxBankTemplate.ts';
import { ofxAddressFields } from './ofxBeneficiary.ts';

const field = (propertyKey: string): OfxBankField => ({
  propertyKey,
  name: propertyKey,
  required: true,
  validationRegex: null,
  maxLength: null,
});

it('address and reference of a bank template are no fields of their own (OFX-BANK-3)', () => {
  const template = [...ofxAddressFields, 'reference', 'account', 'bankName'].map(field);
  expect(dynamicFields(template).map(({ propertyKey }) => propertyKey)).toEqual(['account', 'bankName']);
});
