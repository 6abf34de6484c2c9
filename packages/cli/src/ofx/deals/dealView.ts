import { formatDate } from '@fx-gateway/domain/geography';
import { formatMoney, formatRate, showAmount, type ShownAmount } from '@fx-gateway/domain/money';
import { dealBadgeText, totalOf, type OfxDeal } from '@fx-gateway/domain/ofx';
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

const totalText = (deal: OfxDeal): string => {
  const total = totalOf(deal);
  return total === null ? 'N/A' : formatMoney(total);
};

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
  ['Total', totalText(deal)],
  ['Deal', deal.dealId],
];
