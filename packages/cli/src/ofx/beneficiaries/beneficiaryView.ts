import type { OfxAddress, OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';

const place = (address: OfxAddress): string =>
  [address.addressLine, address.citySuburb, address.stateProvince, address.postCode, address.country]
    .filter((part) => part !== '')
    .join(', ');

/** The beneficiary for scripts, with the members of the partner's wire (OFX-BENE-11 to OFX-BENE-13). */
export const beneficiaryData = ({ beneficiaryBankDetails, ...record }: OfxBeneficiary) => ({
  ...record,
  beneficiaryBankDetails: {
    ...beneficiaryBankDetails.values,
    bankAddress: beneficiaryBankDetails.bankAddress,
  },
});

/** Everything of a beneficiary but its date of change, for a reader. */
export const beneficiaryFacts = (
  beneficiary: OfxBeneficiary,
): readonly (readonly [label: string, value: string])[] => [
  ['Full Name', beneficiary.name],
  ['Currency', beneficiary.currency],
  ['Classification', beneficiary.classification],
  ['Payment Reason', beneficiary.paymentReason],
  ['Address', place(beneficiary.beneficiaryAddress)],
  ...Object.entries(beneficiary.beneficiaryBankDetails.values),
  ['Bank address', place(beneficiary.beneficiaryBankDetails.bankAddress)],
];
