import type { ReadDetail, ReadFrom } from '../../corpay/beneficiaries/reading/payeeReading.ts';
import type { OfxBankTemplate } from '../api/ofxBankTemplate.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { normalizeOfxValue } from './normalizeOfxValue.ts';
import { isAccountDetail, writeOfxField } from './ofxField.ts';
import { bankFields, beneficiaryFields, findOfxFieldProblem, type OfxFormField } from './ofxForm.ts';

/** What was read of a text, in the field of the form that it fills in. */
export type PlacedOfxDetail = {
  readonly field: OfxFormField;
  readonly value: string;
  readonly from: ReadFrom;
};

type Read = ReadDetail['field'];

const ofBeneficiary: Readonly<Record<string, Read>> = {
  name: 'accountHolderName',
  currency: 'bankCurrency',
  'beneficiaryAddress.addressLine': 'accountHolderAddress1',
  'beneficiaryAddress.citySuburb': 'accountHolderCity',
  'beneficiaryAddress.stateProvince': 'accountHolderRegion',
  'beneficiaryAddress.postCode': 'accountHolderPostal',
  'beneficiaryAddress.country': 'destinationCountry',
};

/** What may stand in a bank detail, the likeliest first: its key and its name in the template tell. */
const readForBankDetail = ({ path, label }: OfxFormField): readonly Read[] => {
  const key = path.at(-1) ?? '';
  if (key === 'bankName') return ['bankName'];
  if (!isAccountDetail(path)) return [];
  if (/swift|\bbic/i.test(`${key} ${label}`)) return ['swiftBicCode'];
  if (/\biban\b/i.test(label)) return ['iban', 'accountNumber'];
  return key === 'account' ? ['accountNumber', 'iban'] : ['routingCode'];
};

const isOffered = ({ choices }: OfxFormField, value: string): boolean =>
  choices === null || choices.some((choice) => choice.value === value);

/**
 * Which fields a text fills in: the beneficiary's at once, the bank's once its template is there. Where two numbers may be
 * meant, the one that the template takes.
 */
export const placeReadOfxDetails = (
  details: readonly ReadDetail[],
  beneficiary: OfxBeneficiary,
  template: OfxBankTemplate,
): readonly PlacedOfxDetail[] =>
  [...beneficiaryFields, ...bankFields(template)].flatMap((field) => {
    const own = ofBeneficiary[field.path.join('.')];
    const wanted = own === undefined ? readForBankDetail(field) : [own];
    const found = wanted
      .flatMap((each) => details.filter((detail) => detail.field === each))
      .map(({ value, from }) => ({ field, value: normalizeOfxValue(field, value), from }))
      .filter(({ value }) => isOffered(field, value));
    const fitting = found.find(
      ({ value }) => findOfxFieldProblem(field, writeOfxField(beneficiary, field.path, value)) === null,
    );
    return fitting ?? found.slice(0, 1);
  });
