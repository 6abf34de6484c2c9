import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { findSameNamedBeneficiaries } from '@fx-gateway/domain/corpay/beneficiaries/findSameNamedBeneficiaries.ts';
import { countryName } from '@fx-gateway/domain/geography/countries.ts';

export type BeneficiaryOption = {
  readonly value: string;
  readonly label: string;
  /** The beginning of the label, which is cut before the rest of it. */
  readonly name: string;
  /** The name that the customer gave to it, which finds it too; empty where it is not needed or not known. */
  readonly also: string;
  /** That name and when they were last paid, where they are known. */
  readonly hint?: string;
};

const inOne = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/**
 * Beneficiaries as they stand in a choice: with the currency they are paid in and, where that does not tell them
 * apart, with the country of their bank and with what else is known of them.
 */
export const beneficiaryOptions = (
  beneficiaries: readonly BeneficiarySummary[],
  ownNames: ReadonlyMap<string, string>,
  paid: ReadonlyMap<string, string>,
): readonly BeneficiaryOption[] => {
  const alike = new Set(findSameNamedBeneficiaries(beneficiaries));
  return beneficiaries.map((beneficiary) => {
    const { clientIntegrationId: value, payee: name, curr, bankCountryISO } = beneficiary;
    const isAlike = alike.has(beneficiary);
    const also = ownNames.get(value) ?? '';
    const label = inOne(name, curr, isAlike ? countryName(bankCountryISO) : '');
    const hint = inOne(also, paid.get(value) ?? '');
    // Those who are alike keep a line for it: nothing moves when it comes.
    return { value, label, name, also, ...(hint !== '' || isAlike ? { hint } : {}) };
  });
};
