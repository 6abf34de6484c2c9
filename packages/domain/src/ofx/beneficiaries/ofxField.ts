import {
  ofxAddressFields,
  type OfxAddress,
  type OfxAddressField,
  type OfxBeneficiary,
} from '../api/ofxBeneficiary.ts';

/** Names one value of a beneficiary: its path on the wire, by which the partner's errors name it too. */
export type OfxFieldPath =
  | readonly [OfxOwnField]
  | readonly ['beneficiaryAddress', OfxAddressField]
  | OfxBankPath;

type OfxOwnField = 'name' | 'currency' | 'classification' | 'paymentReason';

type OfxBankPath =
  | readonly ['beneficiaryBankDetails', 'bankAddress', OfxAddressField]
  /** A property key of the bank template. */
  | readonly ['beneficiaryBankDetails', string];

/** The path as one text, e.g. `beneficiaryAddress.postCode`. */
export const fieldKey = (path: OfxFieldPath): string => path.join('.');

const isAddressField = (name: string): name is OfxAddressField =>
  ofxAddressFields.some((each) => each === name);

const withPart = (address: OfxAddress, name: string, value: string): OfxAddress =>
  isAddressField(name) ? { ...address, [name]: value } : address;

const partOf = (address: OfxAddress, name: string): string => (isAddressField(name) ? address[name] : '');

/** A bank and a reference are named openly; what says which account it is, is not. */
const named: ReadonlySet<string> = new Set(['bankName', 'bankBranchName', 'bankAddress', 'reference']);

/** Whether a path says which account is paid. */
export const isAccountDetail = ([first, second = '']: OfxFieldPath): boolean =>
  first === 'beneficiaryBankDetails' && !named.has(second);

/** What stands under a path; empty where nothing does. */
export const readOfxField = (beneficiary: OfxBeneficiary, path: OfxFieldPath): string => {
  const [first, second = '', third] = path;
  switch (first) {
    case 'beneficiaryAddress':
      return partOf(beneficiary.beneficiaryAddress, second);
    case 'beneficiaryBankDetails': {
      const { bankAddress, values } = beneficiary.beneficiaryBankDetails;
      return third === undefined ? (values[second] ?? '') : partOf(bankAddress, third);
    }
    default:
      return beneficiary[first];
  }
};

/** The beneficiary with another value under a path. */
export const writeOfxField = (
  beneficiary: OfxBeneficiary,
  path: OfxFieldPath,
  value: string,
): OfxBeneficiary => {
  const [first, second = '', third] = path;
  switch (first) {
    case 'beneficiaryAddress':
      return {
        ...beneficiary,
        beneficiaryAddress: withPart(beneficiary.beneficiaryAddress, second, value),
      };
    case 'beneficiaryBankDetails': {
      const details = beneficiary.beneficiaryBankDetails;
      return {
        ...beneficiary,
        beneficiaryBankDetails:
          third === undefined
            ? { ...details, values: { ...details.values, [second]: value } }
            : { ...details, bankAddress: withPart(details.bankAddress, third, value) },
      };
    }
    default:
      return { ...beneficiary, [first]: value };
  }
};
