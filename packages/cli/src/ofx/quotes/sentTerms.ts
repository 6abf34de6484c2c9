import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { dealRateText } from '@fx-gateway/domain/money/dealRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { showAmount } from '@fx-gateway/domain/money/shownAmount.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { totalOf } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import type { OfxBookingIntent } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { moneyData, rateData, shownData } from '../../amounts/amountData.ts';

/** The terms with which this machine sent a booking, for scripts; without the fee where that was not kept. */
export const sentTermsData = (intent: OfxBookingIntent) => {
  const { pays, receive } = toPaysAndReceives(intent);
  const total = totalOf(intent);
  return {
    rate: rateData(intent.customerRate),
    settlement: moneyData(pays),
    payment: moneyData(receive),
    ...(intent.fee === null ? {} : { fee: shownData(intent.fee) }),
    total: total === null ? null : moneyData(total),
    beneficiaries: intent.parts.map(({ beneficiaryId, amount }) => ({
      beneficiary: beneficiaryId,
      amount: toDecimal(amount),
    })),
  };
};

/** The same for a reader. */
export const sentTermsFacts = (
  intent: OfxBookingIntent,
): readonly (readonly [label: string, value: string])[] => {
  const { pays, receive } = toPaysAndReceives(intent);
  const total = totalOf(intent);
  return [
    ...intent.parts.map(({ name, amount }) => [name, formatMoney(amount)] as const),
    ['Beneficiaries receive', formatMoney(receive)],
    ['You pay', formatMoney(pays)],
    ...(intent.fee === null ? [] : [['Fee', showAmount(intent.fee)] as const]),
    ...(total === null ? [] : [['Total', formatMoney(total)] as const]),
    ['Rate', dealRateText({ rate: intent.customerRate, from: pays, to: receive })],
  ];
};
