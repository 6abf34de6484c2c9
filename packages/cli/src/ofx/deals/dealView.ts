import { systemClock } from '@fx-gateway/adapters/node';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { formatDealRate } from '@fx-gateway/domain/money/dealRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { totalOfxCost } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { dealNextMessages } from '@fx-gateway/domain/ofx/deals/dealNextMessages.ts';
import { formatDealBadge } from '@fx-gateway/domain/ofx/deals/dealBadge.ts';
import { youSendLabel } from '@fx-gateway/domain/quoting/youSendLabel.ts';
import { toRateJson, toDisplayOnlyAmountJson } from '../../amounts/amountData.ts';

/** A deal for scripts, in the words of all commands. */
export const toDealJson = (deal: OfxDeal) => ({
  dealId: deal.dealId,
  reference: deal.reference,
  status: deal.status,
  dealState: deal.stateInfo.dealState,
  bookedAt: deal.enteredDate,
  valueDate: deal.maturityDate,
  settlement: toDisplayOnlyAmountJson(deal.buy),
  payment: toDisplayOnlyAmountJson(deal.sell),
  rate: toRateJson(deal.rate),
  fee: deal.fee === null ? null : toDisplayOnlyAmountJson(deal.fee),
  beneficiaries: deal.dealBeneficiaries.length,
});

const totalText = (deal: OfxDeal): string => {
  const total = totalOfxCost(deal);
  return total === null ? 'N/A' : formatMoney(total);
};

/** A deal for a reader (OFX-DEAL-15). */
export const toDealLabelledValues = (deal: OfxDeal): readonly (readonly [label: string, value: string])[] => [
  ['Reference', deal.reference],
  ['State', formatDealBadge(deal)],
  ['Next', dealNextMessages(deal, systemClock.now()).join(' ')],
  ['Booked', formatDate(deal.enteredDate)],
  ['Value date', formatDate(deal.maturityDate)],
  [youSendLabel, formatDisplayOnlyAmount(deal.buy)],
  ['Beneficiaries receive', formatDisplayOnlyAmount(deal.sell)],
  ['Rate', formatDealRate({ rate: deal.rate, from: deal.buy, to: deal.sell })],
  ['Fee', deal.fee === null ? 'N/A' : formatDisplayOnlyAmount(deal.fee)],
  ['Total', totalText(deal)],
  ['Deal', deal.dealId],
];
