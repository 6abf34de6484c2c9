import type { Money } from '../../money/makeMoney.ts';
import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { sumByCurrency } from '../../money/sumByCurrency.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';

/** A deal that pays a beneficiary, and what they receive by it; null where OFX does not say their part. */
export type DealPayingBeneficiary = { readonly deal: OfxDeal; readonly amount: DisplayOnlyAmount | null };

/** Of a deal that pays one alone it is all; of several OFX says the part, or nobody knows it. */
const partOf = ({ sell, dealBeneficiaries }: OfxDeal, amount: number | null): DisplayOnlyAmount | null => {
  if (amount !== null) return { currency: sell.currency, amount };
  return dealBeneficiaries.length === 1 ? sell : null;
};

/** What deals pay to a beneficiary, in their order, and the sum of what is known by currency (HIST-5). */
export const findOfxPaymentsToBeneficiary = (
  beneficiaryId: string,
  deals: readonly OfxDeal[],
): {
  readonly deals: readonly DealPayingBeneficiary[];
  readonly totals: readonly Money[];
  readonly unknown: number;
} => {
  const paid = deals.flatMap((deal): readonly DealPayingBeneficiary[] =>
    deal.dealBeneficiaries
      .filter((part) => part.beneficiaryId === beneficiaryId)
      .map(({ amount }) => ({ deal, amount: partOf(deal, amount) })),
  );
  const amounts = paid.flatMap(({ amount }) => amount ?? []);
  return { deals: paid, totals: sumByCurrency(amounts), unknown: paid.length - amounts.length };
};
