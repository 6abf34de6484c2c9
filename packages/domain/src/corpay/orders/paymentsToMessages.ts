import type { PaymentsSearchCoverage } from './findPaymentsToBeneficiary.ts';

const counted = (count: number): string => count.toLocaleString('en-US');

/** How far back payments to a beneficiary were looked for (HIST-5). */
export const describePaymentsSearchCoverage = ({ all, looked, newest }: PaymentsSearchCoverage): string => {
  if (all === 0) return 'There are no orders yet.';
  if (looked === all)
    return all === 1 ? 'Looked through your only order.' : `Looked through all ${counted(all)} orders.`;
  const from = looked === newest && looked > 0 ? 'the newest ' : '';
  return `Looked through ${from}${counted(looked)} of ${counted(all)} orders.`;
};

/** Beside payments that are found by a name which several may have. */
export const foundByNameOnlyText =
  'These are found by the name. Another beneficiary with this name and currency may have been paid by some of them.';
