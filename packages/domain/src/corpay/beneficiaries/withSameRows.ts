import type { BeneficiarySummary } from '../api/beneficiary.ts';

/** A list as it was loaded, where each row that says what it said before is the very row of before. */
export const withSameRows = (
  before: readonly BeneficiarySummary[],
  loaded: readonly BeneficiarySummary[],
): readonly BeneficiarySummary[] => {
  const rows = new Map(before.map((row) => [JSON.stringify(row), row]));
  return loaded.map((row) => rows.get(JSON.stringify(row)) ?? row);
};
