/** Where a beneficiary or a bank is (OFX-BENE-12); `country` is two letters, ISO 3166-1. */
export type OfxAddress = Readonly<Record<OfxAddressField, string>>;

export const ofxAddressFields = [
  'addressLine',
  'citySuburb',
  'stateProvince',
  'postCode',
  'country',
] as const;

export type OfxAddressField = (typeof ofxAddressFields)[number];

/** Whose account it is (OFX-BENE-15). */
export const ofxClassifications = ['Own Account', '3rd Party'] as const;

/** Whom the customer pays (OFX-BENE-11 to OFX-BENE-13). Every text may be empty. */
export type OfxBeneficiary = {
  /** Given by the partner; empty before that. */
  readonly beneficiaryId: string;
  readonly name: string;
  /** Three letters, ISO 4217. */
  readonly currency: string;
  readonly classification: string;
  readonly paymentReason: string;
  /** As the partner wrote it; never shown. */
  readonly updatedDate: string;
  readonly beneficiaryAddress: OfxAddress;
  readonly beneficiaryBankDetails: OfxBankDetails;
};

type OfxBankDetails = {
  /** By property key of the bank template: `bankName`, `bankBranchName`, `account` and what else it asks for. */
  readonly values: Readonly<Record<string, string>>;
  readonly bankAddress: OfxAddress;
};

/** What a check of the partner has against a beneficiary (OFX-BENE-26); `fieldName` is empty where it names none. */
export type OfxFieldError = { readonly fieldName: string; readonly message: string };
