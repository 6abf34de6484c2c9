import type { BeneficiarySummary } from '@fx-gateway/domain/corpay';
import { countryName } from '@fx-gateway/domain/geography';

export type BeneficiaryOption = { readonly value: string; readonly label: string };

const labelOf = ({ payee, curr }: BeneficiarySummary): string => `${payee} · ${curr}`;

/**
 * Beneficiaries as they stand in a choice: with the currency they are paid in and, where that does not tell them
 * apart, with the country of their bank.
 */
export const beneficiaryOptions = (
  beneficiaries: readonly BeneficiarySummary[],
): readonly BeneficiaryOption[] => {
  const met = new Set<string>();
  const several = new Set<string>();
  for (const label of beneficiaries.map(labelOf)) (met.has(label) ? several : met).add(label);
  return beneficiaries.map((beneficiary) => {
    const label = labelOf(beneficiary);
    return {
      value: beneficiary.clientIntegrationId,
      label: several.has(label) ? `${label} · ${countryName(beneficiary.bankCountryISO)}` : label,
    };
  });
};
