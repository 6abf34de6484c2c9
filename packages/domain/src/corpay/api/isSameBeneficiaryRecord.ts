import type { Beneficiary } from './beneficiary.ts';

const inOrder = ({ paymentMethods, regulatory, lastUpdate: _date, ...record }: Beneficiary): string =>
  JSON.stringify([
    Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b)),
    paymentMethods.toSorted(),
    regulatory.toSorted((a, b) => a.key.localeCompare(b.key)),
  ]);

/** Whether a partner shows a beneficiary as it did before; lists may come in any order. */
export const isSameBeneficiaryRecord = (a: Beneficiary, b: Beneficiary): boolean => inOrder(a) === inOrder(b);
