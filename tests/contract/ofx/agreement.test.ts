import { countries } from '@fx-gateway/domain/geography/countries.ts';
import { ofxClassifications, type OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxCurrencies } from '@fx-gateway/domain/ofx/beneficiaries/newOfxBeneficiary.ts';
import {
  bankFields,
  beneficiaryFields,
  findOfxFieldProblems,
} from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import { ofxRecordToSend } from '@fx-gateway/domain/ofx/beneficiaries/normalizeOfxValue.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findOfxBeneficiaryErrors } from '../../../packages/sandbox/src/ofx/beneficiaries/findOfxBeneficiaryErrors.ts';
import { beneficiaryBodySchema } from '../../../packages/sandbox/src/ofx/beneficiaries/beneficiaryBodySchema.ts';
import { readTemplate } from '../../../packages/sandbox/src/ofx/template/readTemplate.ts';

/** Texts that are good somewhere and bad elsewhere, without the spaces around them that the partner cuts off. */
const text = fc.constantFrom(
  '',
  'Larkspur Tool Supply',
  'x'.repeat(12),
  '<b>',
  '43604',
  '12345678',
  '0481526',
  '990-014',
  '99-00-11',
  '999000111',
  '12-3021-0123468-00',
  'MLBK0000271',
  'SNDBGB2L',
  'GB64SNDB99001170012345',
  'GR9301198760000000123456789',
  'CH4209990000123456789',
);

const detail = fc.oneof(text, fc.constantFrom('x'.repeat(21), 'x'.repeat(36), 'x'.repeat(101)));

const countryCode = fc.constantFrom(...countries.map(({ countryISO }) => countryISO), '', 'FR');
const currencyCode = fc.constantFrom(...ofxCurrencies, 'CNY', '', 'MXN');

const addressIn = (country: fc.Arbitrary<string>, part: fc.Arbitrary<string>) =>
  fc.record({ addressLine: part, citySuburb: part, stateProvince: part, postCode: part, country });

const bankKeys = [
  'bankName',
  'bankBranchName',
  'account',
  'swiftCode',
  'sortCode',
  'abaRoutingNumber',
  'bsbCode',
  'ifscCode',
  'zenginCode',
  'bankCode',
  'branchCode',
  'transitNumber',
  'bankAndBranchCode',
];

const beneficiary: fc.Arbitrary<OfxBeneficiary> = fc.record({
  beneficiaryId: fc.constant(''),
  updatedDate: fc.constant(''),
  name: text,
  currency: currencyCode,
  classification: fc.constantFrom(...ofxClassifications, '', 'Individual'),
  paymentReason: text,
  beneficiaryAddress: addressIn(countryCode, text),
  beneficiaryBankDetails: fc.record({
    values: fc.record(Object.fromEntries(bankKeys.map((key) => [key, detail]))),
    bankAddress: addressIn(fc.constantFrom('', '', 'GB', 'US', 'GR'), detail),
  }),
});

type Template = Parameters<typeof bankFields>[0];

/** The fields that the wizard would show: those of the bank once there is a template for it. */
const fieldsOf = ({ beneficiaryBankDetails, beneficiaryAddress, currency }: OfxBeneficiary) => {
  const country = beneficiaryBankDetails.bankAddress.country || beneficiaryAddress.country;
  const { status, body } = readTemplate({ country, currency });
  return status === 200 ? [...beneficiaryFields, ...bankFields(body as Template)] : beneficiaryFields;
};

const asSent = ({ beneficiaryBankDetails: { values, bankAddress }, ...record }: OfxBeneficiary) => ({
  ...record,
  beneficiaryBankDetails: { ...values, bankAddress },
});

/** What only the partner knows. */
const isOfCheckDigits = (message: string): boolean => message.startsWith('The check digits ');

it('a beneficiary is judged by the client as the sandbox judges what is sent of it, field by field, but for check digits', () => {
  let refused = 0;
  fc.assert(
    fc.property(beneficiary, (record) => {
      const fields = fieldsOf(record);
      const sent = ofxRecordToSend(fields, record);
      const errors = findOfxBeneficiaryErrors(beneficiaryBodySchema.parse(asSent(sent)));
      const sandbox = errors.filter(({ message }) => !isOfCheckDigits(message));
      refused += sandbox.length;
      const client = findOfxFieldProblems(fields, record);
      expect(new Set(sandbox.map(({ fieldName }) => fieldName))).toEqual(new Set(client.keys()));
    }),
    { numRuns: 5_000 },
  );
  expect(refused).toBeGreaterThan(5_000);
});

it('whatever the sandbox gives in a template, the client asks for', () => {
  for (const { countryISO } of countries.filter(({ countryISO: code }) => code !== 'CN'))
    for (const currency of ofxCurrencies) {
      const template = readTemplate({ country: countryISO, currency }).body as Template;
      const asked = new Set(bankFields(template).map(({ path }) => path.at(-1)));
      const given = template.map(({ propertyKey }) => propertyKey).filter((key) => key !== 'reference');
      expect([...asked].toSorted()).toEqual(given.toSorted());
    }
});
