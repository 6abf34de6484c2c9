import type { BeneficiarySummary } from '../api/beneficiary.ts';

const isSameRow = (one: BeneficiarySummary, other: BeneficiarySummary): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A list as it was loaded, where each row that says what it said before is the very row of before. Where nothing has changed
 * it is the very list, so that nothing is made of it anew.
 */
export const reuseUnchangedRows = (
  before: readonly BeneficiarySummary[],
  loaded: readonly BeneficiarySummary[],
): readonly BeneficiarySummary[] => {
  const known = new Map(before.map((row) => [row.clientIntegrationId, row]));
  const rows = loaded.map((row) => {
    const was = known.get(row.clientIntegrationId);
    return was !== undefined && isSameRow(was, row) ? was : row;
  });
  return rows.length === before.length && rows.every((row, place) => row === before[place]) ? before : rows;
};
