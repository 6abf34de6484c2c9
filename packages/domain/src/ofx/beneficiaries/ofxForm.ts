import { checkField } from '../../forms/checkField.ts';
import { fieldMessages } from '../../forms/fieldMessages.ts';
import { satisfiesPattern } from '../../patterns/partnerPattern.ts';
import { wantsLatinLetters } from '../../patterns/wantsLatinLetters.ts';
import { joinSentences } from '../../words/joinSentences.ts';
import { dynamicFields, type OfxBankField, type OfxBankTemplate } from '../api/ofxBankTemplate.ts';
import { ofxClassifications, type OfxAddressField, type OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { sortCountriesByName } from '../../geography/countries.ts';
import { ofxCountries, ofxCurrencies } from './newOfxBeneficiary.ts';
import { fieldKey, readOfxField, type OfxFieldPath } from './ofxField.ts';
import { ofxDetailLabel, ofxLabels } from './ofxLabels.ts';
import { normalizeOfxValue } from './normalizeOfxValue.ts';

type Choice = { readonly value: string; readonly label: string };

/** One field of the form, with everything that it asks of its value. */
export type OfxFormField = {
  readonly path: OfxFieldPath;
  readonly label: string;
  readonly required: boolean;
  readonly maxLength: number | null;
  /** The partner's own, used as given (S-87); null when it has none. */
  readonly pattern: string | null;
  /** Null for a text. */
  readonly choices: readonly Choice[] | null;
};

/** The steps that ask for something, in their order; `confirm` follows them (OFX-BENE-19). */
export type OfxFormStep = 'beneDetails' | 'bankDetails';

/** What a required field says while it is empty (OFX-BENE-17, S-16). */
export const requiredFieldMessage = 'This is a required field.';

const countryChoices = sortCountriesByName(ofxCountries).map(({ countryISO, countryName }) => ({
  value: countryISO,
  label: countryName,
}));

const same = (value: string): Choice => ({ value, label: value });

const formField = (path: OfxFieldPath, label: string, more: Partial<OfxFormField> = {}): OfxFormField => ({
  path,
  label,
  required: true,
  maxLength: null,
  pattern: null,
  choices: null,
  ...more,
});

const addressLabels: Readonly<Record<OfxAddressField, string>> = {
  addressLine: 'Street Address',
  citySuburb: 'City',
  stateProvince: 'State/Province',
  postCode: 'Postal Code',
  country: 'Country',
};

const inAddress = ['addressLine', 'citySuburb', 'stateProvince', 'postCode', 'country'] as const;

const choicesOf = (name: OfxAddressField): Pick<OfxFormField, 'choices'> => ({
  choices: name === 'country' ? countryChoices : null,
});

/** Who is paid (OFX-BENE-16). */
export const beneficiaryFields: readonly OfxFormField[] = [
  formField(['name'], ofxLabels.name),
  formField(['currency'], ofxLabels.currency, { choices: ofxCurrencies.map(same) }),
  formField(['classification'], ofxLabels.classification, { choices: ofxClassifications.map(same) }),
  formField(['paymentReason'], ofxLabels.paymentReason),
  ...inAddress.map((name) => formField(['beneficiaryAddress', name], addressLabels[name], choicesOf(name))),
];

const rulesOf = ({
  required,
  validationRegex,
  maxLength,
}: OfxBankField): Pick<OfxFormField, 'required' | 'pattern' | 'maxLength'> => ({
  required,
  pattern: validationRegex,
  maxLength,
});

/** The bank's own address: its rules are those that the template has under these names, if any. */
const bankAddressFields = (template: OfxBankTemplate): readonly OfxFormField[] =>
  inAddress.map((name) => {
    const asked = template.find(({ propertyKey }) => propertyKey === name);
    return formField(['beneficiaryBankDetails', 'bankAddress', name], `Bank ${addressLabels[name]}`, {
      ...choicesOf(name),
      ...(asked === undefined ? { required: false } : rulesOf(asked)),
    });
  });

/** The bank details that the template asks for, and the bank's address (OFX-BANK-2, OFX-BANK-3). */
export const bankFields = (template: OfxBankTemplate): readonly OfxFormField[] => [
  ...dynamicFields(template).map((asked) =>
    formField(
      ['beneficiaryBankDetails', asked.propertyKey],
      ofxDetailLabel(asked.propertyKey, template),
      rulesOf(asked),
    ),
  ),
  ...bankAddressFields(template),
];

export const ofxFieldsOfStep = (step: OfxFormStep, template: OfxBankTemplate): readonly OfxFormField[] =>
  step === 'beneDetails' ? beneficiaryFields : bankFields(template);

/** Why a value will not do, or null. */
export const findOfxFieldProblem = (field: OfxFormField, beneficiary: OfxBeneficiary): string | null => {
  const { path, required, maxLength, pattern, choices } = field;
  const value = normalizeOfxValue(field, readOfxField(beneficiary, path));
  if (required && value.trim() === '') return requiredFieldMessage;
  const message = checkField(value, {
    ...(maxLength === null ? {} : { maxLength }),
    custom: (typed) =>
      (choices === null || choices.some((choice) => choice.value === typed)) &&
      (pattern === null || satisfiesPattern(pattern, typed)),
  });
  return message !== null && pattern !== null && wantsLatinLetters(pattern, value)
    ? joinSentences(message, fieldMessages.latinOnly)
    : message;
};

/** What is wrong in these fields, by field key. */
export const findOfxFieldProblems = (
  fields: readonly OfxFormField[],
  beneficiary: OfxBeneficiary,
): ReadonlyMap<string, string> =>
  new Map(
    fields.flatMap((each) => {
      const problem = findOfxFieldProblem(each, beneficiary);
      return problem === null ? [] : [[fieldKey(each.path), problem] as const];
    }),
  );
