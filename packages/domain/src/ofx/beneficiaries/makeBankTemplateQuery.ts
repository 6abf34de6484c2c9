import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';

/** What the bank template is asked for: the bank stands where its address says, else where the beneficiary is. */
export const makeBankTemplateQuery = ({
  beneficiaryAddress,
  beneficiaryBankDetails,
  currency,
}: OfxBeneficiary): { readonly country: string; readonly currency: string } => ({
  country: beneficiaryBankDetails.bankAddress.country || beneficiaryAddress.country,
  currency,
});
