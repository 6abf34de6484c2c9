import type { BeneficiaryRecord } from '../records/beneficiaryRecord.ts';
import {
  buildBankTemplate,
  payableCountries,
  payableCurrencies,
  type TemplateField,
} from '../template/buildBankTemplate.ts';

/**
 * What is asked of a beneficiary's bank, which stands where its address says, else where the beneficiary lives; nothing
 * while it is not said where and in what is paid.
 */
export const templateOfBank = (record: BeneficiaryRecord): readonly TemplateField[] => {
  const { bankAddress } = record.beneficiaryBankDetails;
  const country = payableCountries.get(bankAddress.country || record.beneficiaryAddress.country);
  const currency = payableCurrencies.get(record.currency);
  return country === undefined || currency === undefined ? [] : buildBankTemplate(country, currency);
};
