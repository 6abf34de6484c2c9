import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { alikeBeneficiaries } from '@fx-gateway/domain/corpay/beneficiaries/alikeBeneficiaries.ts';
import { countryName } from '@fx-gateway/domain/geography/countries.ts';

export type BeneficiaryOption = {
  readonly value: string;
  readonly label: string;
  /** The beginning of the label, which is cut before the rest of it. */
  readonly name: string;
  /** When they were last paid, where it is known. */
  readonly hint?: string;
};

const unknown: ReadonlyMap<string, string> = new Map();

const labelOf = ({ payee, curr }: BeneficiarySummary): string => `${payee} · ${curr}`;

/**
 * Beneficiaries as they stand in a choice: with the currency they are paid in and, where that does not tell them
 * apart, with the country of their bank and with what else is known of them.
 */
export const beneficiaryOptions = (
  beneficiaries: readonly BeneficiarySummary[],
  apart: ReadonlyMap<string, string>,
  paid: ReadonlyMap<string, string> = unknown,
): readonly BeneficiaryOption[] => {
  const alike = new Set(alikeBeneficiaries(beneficiaries));
  return beneficiaries.map((beneficiary) => {
    const { clientIntegrationId: value, payee: name, bankCountryISO } = beneficiary;
    const label = labelOf(beneficiary);
    const date = paid.get(value);
    const hint = date === undefined ? {} : { hint: date };
    if (!alike.has(beneficiary)) return { value, label, name, ...hint };
    const more = [countryName(bankCountryISO), apart.get(value) ?? ''].filter((part) => part !== '');
    return { value, label: [label, ...more].join(' · '), name, ...hint };
  });
};
