import { hasValidAbaChecksum, hasValidIbanChecksum } from '../../bank-accounts/checkDigits.ts';
import type { BeneficiaryRecord } from '../records/beneficiaryRecord.ts';
import { payableCountries, payableCurrencies, type TemplateField } from '../template/buildBankTemplate.ts';
import type { FieldError } from '../wire/answer.ts';
import { templateOfBank } from './templateOfBank.ts';

const required = 'This is a required field.';
const unreached = 'Banks in this country are not paid.';

/** Of every member that is not the bank's. */
const mostCharacters = 100;

const classifications: ReadonlySet<string> = new Set(['Own Account', '3rd Party']);

/**
 * Everything that is wrong with a beneficiary, at once (OFX-BENE-15, OFX-BENE-16, OFX-BENE-25, S-98): what is missing
 * or too long, what cannot be paid, what the bank's template asks for, and check digits that do not check.
 */
export const findOfxBeneficiaryErrors = (record: BeneficiaryRecord): readonly FieldError[] => {
  const { name, currency, classification, paymentReason, beneficiaryAddress } = record;
  return [
    ...filled('', { name, currency, classification, paymentReason }),
    ...filled('beneficiaryAddress.', beneficiaryAddress),
    ...choices(record),
    ...bankErrors(record),
  ];
};

const filled = (path: string, members: Readonly<Record<string, string>>): readonly FieldError[] =>
  Object.entries(members).flatMap(([member, value]) => {
    if (value === '') return [{ fieldName: path + member, message: required }];
    return value.length > mostCharacters
      ? [{ fieldName: path + member, message: `Max length is ${mostCharacters}` }]
      : [];
  });

const unknown = (
  fieldName: string,
  value: string,
  known: { has(value: string): boolean },
  message: string,
): readonly FieldError[] => (value === '' || known.has(value) ? [] : [{ fieldName, message }]);

const choices = ({ currency, classification, beneficiaryAddress: { country } }: BeneficiaryRecord) => [
  ...unknown('currency', currency, payableCurrencies, 'Beneficiaries are not paid in this currency.'),
  ...unknown('classification', classification, classifications, 'This must be Own Account or 3rd Party.'),
  ...unknown(
    'beneficiaryAddress.country',
    country,
    payableCountries,
    'Beneficiaries are not paid in this country.',
  ),
];

/** Details that the template does not ask for are not judged: they are not kept either. */
const bankErrors = (record: BeneficiaryRecord): readonly FieldError[] => {
  const { bankAddress, fields } = record.beneficiaryBankDetails;
  const path = 'beneficiaryBankDetails.';
  if (bankAddress.country !== '' && !payableCountries.has(bankAddress.country))
    return [{ fieldName: `${path}bankAddress.country`, message: unreached }];
  const values: Readonly<Record<string, string>> = { ...fields, ...bankAddress };
  return templateOfBank(record).flatMap((field) => {
    const message = wrongIn(field, values[field.propertyKey] ?? '');
    const inner = Object.hasOwn(bankAddress, field.propertyKey) ? 'bankAddress.' : '';
    return message === null ? [] : [{ fieldName: path + inner + field.propertyKey, message }];
  });
};

const wrongIn = (field: TemplateField, value: string): string | null => {
  const { name, maxLength, validationRegex } = field;
  if (value === '') return field.required ? required : null;
  if (value.length > maxLength) return `Max length is ${maxLength}`;
  if (!new RegExp(validationRegex).test(value)) return 'Invalid format.';
  const checks = checkDigits.get(name)?.(value) ?? true;
  return checks ? null : `The check digits of this ${name} are wrong.`;
};

/** What the partner knows of numbers beyond their form, by the name of their field. */
const checkDigits: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['IBAN', hasValidIbanChecksum],
  ['ABA Routing Number', hasValidAbaChecksum],
]);
