import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { formatDealRate } from '@fx-gateway/domain/money/dealRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { totalOfxCost } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { toMoneyJson, toRateJson, toDisplayOnlyAmountJson } from '../../amounts/amountData.ts';

/** The terms with which this machine sent a booking, for scripts; without the fee where that was not kept. */
export const toSentTermsJson = (intent: StoredOfxBookingCall) => {
  const { pays, receive } = toPaysAndReceives(intent);
  const total = totalOfxCost(intent);
  return {
    rate: toRateJson(intent.customerRate),
    settlement: toMoneyJson(pays),
    payment: toMoneyJson(receive),
    ...(intent.fee === null ? {} : { fee: toDisplayOnlyAmountJson(intent.fee) }),
    total: total === null ? null : toMoneyJson(total),
    beneficiaries: intent.parts.map(({ beneficiaryId, amount }) => ({
      beneficiary: beneficiaryId,
      amount: toDecimal(amount),
    })),
  };
};

/** The same for a reader. */
export const toSentTermsLabelledValues = (
  intent: StoredOfxBookingCall,
): readonly (readonly [label: string, value: string])[] => {
  const { pays, receive } = toPaysAndReceives(intent);
  const total = totalOfxCost(intent);
  return [
    ...intent.parts.map(({ name, amount }) => [name, formatMoney(amount)] as const),
    ['Beneficiaries receive', formatMoney(receive)],
    ['You pay', formatMoney(pays)],
    ...(intent.fee === null ? [] : [['Fee', formatDisplayOnlyAmount(intent.fee)] as const]),
    ...(total === null ? [] : [['Total', formatMoney(total)] as const]),
    ['Rate', formatDealRate({ rate: intent.customerRate, from: pays, to: receive })],
  ];
};
