import type { Beneficiary, BeneficiarySummary } from './beneficiary.ts';

/** The row of the list (CP-BENE-15) that a beneficiary in full has. */
export const beneficiarySummaryOf = ({
  clientIntegrationId,
  accountHolderName,
  bankCurrency,
  bankCountry,
  paymentMethods,
}: Beneficiary): BeneficiarySummary => ({
  clientIntegrationId,
  payee: accountHolderName,
  curr: bankCurrency,
  bankCountryISO: bankCountry,
  methods: [
    ...paymentMethods.filter((code) => code === 'W'),
    ...paymentMethods.filter((code) => code !== 'W'),
  ],
});
