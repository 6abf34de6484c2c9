import type { OfxAddress, OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { isAccountDetail } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import { ofxDetailLabel, ofxLabels } from '@fx-gateway/domain/ofx/beneficiaries/ofxLabels.ts';
import { maskAllButLastFour } from '@fx-gateway/domain/words/maskAllButLastFour.ts';

const place = (address: OfxAddress): string =>
  [address.addressLine, address.citySuburb, address.stateProvince, address.postCode, address.country]
    .filter((part) => part !== '')
    .join(', ');

/** The beneficiary for scripts, with the members of the partner's wire (OFX-BENE-11 to OFX-BENE-13). */
export const toOfxBeneficiaryJson = ({ beneficiaryBankDetails, ...record }: OfxBeneficiary) => ({
  ...record,
  beneficiaryBankDetails: {
    ...beneficiaryBankDetails.values,
    bankAddress: beneficiaryBankDetails.bankAddress,
  },
});

/** Everything of a beneficiary but its date of change, for a reader. */
export const toOfxBeneficiaryLabelledValues = (
  beneficiary: OfxBeneficiary,
): readonly (readonly [label: string, value: string])[] => [
  [ofxLabels.name, beneficiary.name],
  [ofxLabels.currency, beneficiary.currency],
  [ofxLabels.classification, beneficiary.classification],
  [ofxLabels.paymentReason, beneficiary.paymentReason],
  [ofxLabels.address, place(beneficiary.beneficiaryAddress)],
  ...Object.entries(beneficiary.beneficiaryBankDetails.values).map(
    ([key, value]) => [ofxDetailLabel(key, []), value] as const,
  ),
  [ofxLabels.bankAddress, place(beneficiary.beneficiaryBankDetails.bankAddress)],
];

/** A record in which only the ends of bank details can be read: what is about to be sent may end up in a log. */
export const maskedRecord = (record: OfxBeneficiary): OfxBeneficiary => {
  const { values, bankAddress } = record.beneficiaryBankDetails;
  const masked = Object.entries(values).map(
    ([key, value]) =>
      [key, isAccountDetail(['beneficiaryBankDetails', key]) ? maskAllButLastFour(value) : value] as const,
  );
  return { ...record, beneficiaryBankDetails: { values: Object.fromEntries(masked), bankAddress } };
};

/** By what the user knows the beneficiary that is to be deleted. */
export const toRemovalLabelledValues = (
  beneficiary: OfxBeneficiary,
): readonly (readonly [label: string, value: string])[] => {
  const { bankName = '', account = '' } = beneficiary.beneficiaryBankDetails.values;
  return [
    ...toOfxBeneficiaryLabelledValues(beneficiary).slice(0, 4),
    ['Bank Name', bankName],
    ['Account', maskAllButLastFour(account)],
  ];
};
