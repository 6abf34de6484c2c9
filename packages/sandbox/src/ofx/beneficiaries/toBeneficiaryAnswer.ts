import type { BeneficiaryRecord } from '../records/beneficiaryRecord.ts';

/** A beneficiary as the partner shows it (OFX-BENE-11 to OFX-BENE-13). */
export const toBeneficiaryAnswer = (row: {
  readonly beneficiary_id: string;
  readonly updated_at: Date;
  readonly record: BeneficiaryRecord;
}) => {
  const { name, currency, classification, paymentReason, beneficiaryAddress, beneficiaryBankDetails } =
    row.record;
  const { bankAddress, fields } = beneficiaryBankDetails;
  return {
    beneficiaryId: row.beneficiary_id,
    name,
    currency,
    classification,
    paymentReason,
    updatedDate: row.updated_at.toISOString(),
    beneficiaryAddress,
    beneficiaryBankDetails: { ...fields, bankAddress },
  };
};
