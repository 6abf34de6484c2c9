import type { RunPartnerRules } from '../runPartnerRules.ts';
import type { RunPayment } from '../runPayment.ts';

/** The rows, in their order, that are paid without a reference; none where the partner sends none. */
export const findRowsWithoutReference = (
  payments: readonly RunPayment[],
  { maxReferenceLength }: Pick<RunPartnerRules, 'maxReferenceLength'>,
): readonly number[] =>
  maxReferenceLength === null
    ? []
    : payments
        .filter(({ reference }) => reference === '')
        .map(({ row }) => row)
        .toSorted((one, other) => one - other);
