import { formatDate } from '@fx-gateway/domain/geography';
import { formatRate, showAmount, type ShownAmount } from '@fx-gateway/domain/money';
import { dealBadgeText, type OfxDeal } from '@fx-gateway/domain/ofx';
import { decimalOf } from '../../amounts/amountData.ts';

const amountData = (shown: ShownAmount) => ({ amount: decimalOf(shown), currency: shown.currency });

/** A deal for scripts. */
export const dealData = ({ buy, sell, fee, stateInfo, dealBeneficiaries, ...deal }: OfxDeal) => ({
  ...deal,
  dealState: stateInfo.dealState,
  buy: amountData(buy),
  sell: amountData(sell),
  fee: fee === null ? null : amountData(fee),
  beneficiaries: dealBeneficiaries.length,
});

/** A deal for a reader (OFX-DEAL-15). */
export const dealFacts = (deal: OfxDeal): readonly (readonly [label: string, value: string])[] => [
  ['Reference', deal.reference],
  ['State', dealBadgeText(deal)],
  ['Booked', formatDate(deal.enteredDate)],
  ['Value date', formatDate(deal.maturityDate)],
  ['You pay', showAmount(deal.buy)],
  ['Beneficiaries receive', showAmount(deal.sell)],
  ['Rate', formatRate(deal.rate)],
  ['Fee', deal.fee === null ? 'N/A' : showAmount(deal.fee)],
  ['Deal', deal.dealId],
];
