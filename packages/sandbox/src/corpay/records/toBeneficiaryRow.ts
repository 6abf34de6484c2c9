import type { BeneficiaryRecord } from './beneficiaryRecord.ts';

/** A beneficiary as the table keeps it, saved at a moment (epoch ms). */
export const toBeneficiaryRow = (sub: string, record: BeneficiaryRecord, at: number) => ({
  sub,
  client_integration_id: record.clientIntegrationId,
  payee: record.accountHolderName,
  curr: record.bankCurrency,
  bank_country: record.bankCountry,
  methods: JSON.stringify(record.paymentMethods),
  record: JSON.stringify(record),
  updated_at: new Date(at),
});
