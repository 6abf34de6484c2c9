import { systemClock } from '@fx-gateway/adapters/node';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { dealRateText } from '@fx-gateway/domain/money/dealRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { showAmount } from '@fx-gateway/domain/money/shownAmount.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { totalOf } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { dealNextMessages } from '@fx-gateway/domain/ofx/deals/dealNext.ts';
import { dealBadgeText } from '@fx-gateway/domain/ofx/deals/dealBadge.ts';
import { youSend } from '@fx-gateway/domain/quoting/youSend.ts';
import { rateData, shownData } from '../../amounts/amountData.ts';

/** A deal for scripts, in the words of all commands. */
export const dealData = (deal: OfxDeal) => ({
  dealId: deal.dealId,
  reference: deal.reference,
  status: deal.status,
  dealState: deal.stateInfo.dealState,
  bookedAt: deal.enteredDate,
  valueDate: deal.maturityDate,
  settlement: shownData(deal.buy),
  payment: shownData(deal.sell),
  rate: rateData(deal.rate),
  fee: deal.fee === null ? null : shownData(deal.fee),
  beneficiaries: deal.dealBeneficiaries.length,
});

const totalText = (deal: OfxDeal): string => {
  const total = totalOf(deal);
  return total === null ? 'N/A' : formatMoney(total);
};

/** A deal for a reader (OFX-DEAL-15). */
export const dealFacts = (deal: OfxDeal): readonly (readonly [label: string, value: string])[] => [
  ['Reference', deal.reference],
  ['State', dealBadgeText(deal)],
  ['Next', dealNextMessages(deal, systemClock.now()).join(' ')],
  ['Booked', formatDate(deal.enteredDate)],
  ['Value date', formatDate(deal.maturityDate)],
  [youSend, showAmount(deal.buy)],
  ['Beneficiaries receive', showAmount(deal.sell)],
  ['Rate', dealRateText({ rate: deal.rate, from: deal.buy, to: deal.sell })],
  ['Fee', deal.fee === null ? 'N/A' : showAmount(deal.fee)],
  ['Total', totalText(deal)],
  ['Deal', deal.dealId],
];
