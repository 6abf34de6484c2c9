import { describe, expect, it } from 'vitest';
import { seededBeneficiaries } from '../seed/seededBeneficiaries.ts';
import { findOfxBeneficiaryErrors } from './findOfxBeneficiaryErrors.ts';
import { beneficiaryBodySchema } from './beneficiaryBodySchema.ts';

const record = (changed: object = {}) =>
  beneficiaryBodySchema.parse({
    name: 'Larkspur Tool Supply',
    currency: 'USD',
    classification: '3rd Party',
    paymentReason: 'Goods',
    beneficiaryAddress: {
      addressLine: '880 Foundry Street',
      citySuburb: 'Toledo',
      stateProvince: 'OH',
      postCode: '43604',
      country: 'US',
    },
    beneficiaryBankDetails: { bankName: 'Prairie', account: '004417720913', abaRoutingNumber: '999000111' },
    ...changed,
  });

const judged = (changed: object) => findOfxBeneficiaryErrors(record(changed));
const wrong = (fieldName: string, message: string) => [{ fieldName, message }];
const required = 'This is a required field.';

describe('a beneficiary', () => {
  it.each(seededBeneficiaries.map((seeded) => [seeded.record.name, seeded.record] as const))(
    'of the stories is one that the partner takes: %s',
    (_name, seeded) => {
      expect(findOfxBeneficiaryErrors(seeded)).toEqual([]);
    },
  );

  it('that says nothing is told every field that is required', () => {
    expect(
      findOfxBeneficiaryErrors(beneficiaryBodySchema.parse({})).map(({ fieldName }) => fieldName),
    ).toEqual([
      'name',
      'currency',
      'classification',
      'paymentReason',
      'beneficiaryAddress.addressLine',
      'beneficiaryAddress.citySuburb',
      'beneficiaryAddress.stateProvince',
      'beneficiaryAddress.postCode',
      'beneficiaryAddress.country',
    ]);
  });

  it.each([
    [{ classification: 'Individual' }, wrong('classification', 'This must be Own Account or 3rd Party.')],
    [{ currency: 'CNY' }, wrong('currency', 'Beneficiaries are not paid in this currency.')],
    [{ name: 'x'.repeat(101) }, wrong('name', 'Max length is 100')],
    [
      { beneficiaryAddress: { ...record().beneficiaryAddress, country: 'CN' } },
      wrong('beneficiaryAddress.country', 'Beneficiaries are not paid in this country.'),
    ],
  ])('is judged by %j', (changed, errors) => {
    expect(judged(changed)).toEqual(errors);
  });

  it.each([
    [{}, [...wrong('beneficiaryBankDetails.bankName', required)]],
    [{ bankName: 'x'.repeat(101) }, wrong('beneficiaryBankDetails.bankName', 'Max length is 100')],
    [{ bankName: 'B', account: '12' }, wrong('beneficiaryBankDetails.account', 'Invalid format.')],
    [
      { bankName: 'B', abaRoutingNumber: '999000112' },
      wrong(
        'beneficiaryBankDetails.abaRoutingNumber',
        'The check digits of this ABA Routing Number are wrong.',
      ),
    ],
    [{ bankName: 'B', sortCode: 'left from another country' }, []],
    [
      { bankName: 'B', bankAddress: { postCode: '9'.repeat(21) } },
      wrong('beneficiaryBankDetails.bankAddress.postCode', 'Max length is 20'),
    ],
    [
      { bankName: 'B', bankAddress: { country: 'CN' } },
      wrong('beneficiaryBankDetails.bankAddress.country', 'Banks in this country are not paid.'),
    ],
  ])('is judged by the template of its bank: %j', (details, errors) => {
    const good = { account: '004417720913', abaRoutingNumber: '999000111' };
    expect(judged({ beneficiaryBankDetails: { ...good, ...details } })).toEqual(errors);
  });

  it('is judged where its bank stands, when that is elsewhere', () => {
    const beneficiaryBankDetails = {
      bankName: 'Sandbourne Bank',
      account: 'GB65SNDB99001170012345',
      swiftCode: 'SNDBGB2L',
      bankAddress: { country: 'GB' },
    };
    expect(judged({ beneficiaryBankDetails })).toEqual(
      wrong('beneficiaryBankDetails.account', 'The check digits of this IBAN are wrong.'),
    );
  });
});
