import type { BeneficiarySummary } from '@fx-gateway/domain/corpay';
import { countryName } from '@fx-gateway/domain/geography';

export type PayeeChoice = { readonly value: string; readonly label: string };

const labelOf = ({ payee, curr }: BeneficiarySummary): string => `${payee} · ${curr}`;

/**
 * Payees as they stand in a choice: with the currency they are paid in and, where that does not tell them apart, with
 * the country of their bank.
 */
export const payeeChoices = (payees: readonly BeneficiarySummary[]): readonly PayeeChoice[] => {
  const met = new Set<string>();
  const several = new Set<string>();
  for (const label of payees.map(labelOf)) (met.has(label) ? several : met).add(label);
  return payees.map((payee) => {
    const label = labelOf(payee);
    return {
      value: payee.clientIntegrationId,
      label: several.has(label) ? `${label} · ${countryName(payee.bankCountryISO)}` : label,
    };
  });
};
