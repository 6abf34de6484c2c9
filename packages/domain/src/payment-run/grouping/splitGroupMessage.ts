import { formatAmount } from '../../money/formatMoney.ts';
import { minorPerMajor } from '../../money/makeMoney.ts';
import { runGroupMessages } from '../runMessages.ts';
import type { RunPartnerRules } from '../runPartnerRules.ts';
import type { RunGroup } from '../runPayment.ts';

/** Says that payments which could be one deal are several, and why; null for the only one. */
export const splitGroupMessage = (
  { part, parts, splitBecause, paymentCurrency: currency }: RunGroup,
  { largestDeal, mostPayments }: Pick<RunPartnerRules, 'largestDeal' | 'mostPayments'>,
): string | null => {
  if (parts === 1) return null;
  const { amount, count, payee, split } = runGroupMessages;
  const largest = formatAmount({ currency, minor: (largestDeal ?? 0n) * minorPerMajor(currency) });
  const reasons = { amount: amount(`${largest} ${currency}`), count: count(mostPayments), payee };
  return split(
    part,
    parts,
    splitBecause.map((reason) => reasons[reason]),
  );
};
