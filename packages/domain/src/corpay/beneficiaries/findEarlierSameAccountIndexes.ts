import type { Beneficiary } from '../api/beneficiary.ts';
import { accountNumberOf } from '../bankDetails/findBankDetailChanges.ts';

/**
 * For each of several new records the place of the first one before it that is the same, or is paid in the same
 * currency to the same account; null where there is none.
 */
export const findEarlierSameAccountIndexes = (
  records: readonly Beneficiary[],
): readonly (number | null)[] => {
  const first = new Map<string, number>();
  return records.map((record, place) => {
    const { clientIntegrationId, bankCurrency } = record;
    const account = accountNumberOf(record);
    const names = [`id ${clientIntegrationId}`, ...(account === '' ? [] : [`${bankCurrency} ${account}`])];
    const earlier = names.map((name) => first.get(name)).find((found) => found !== undefined) ?? null;
    for (const name of names) if (!first.has(name)) first.set(name, place);
    return earlier;
  });
};
