import { systemClock } from '@fx-gateway/adapters/node';
import { isWorseQuote } from '@fx-gateway/domain/corpay/api/quote.ts';
import { findChangedAmount, changedAmountMessage } from '@fx-gateway/domain/corpay/quotes/answeredAmount.ts';
import type { CorpayLiveState } from '@fx-gateway/domain/corpay/quotes/corpayLiveQuote.ts';
import { formatDealRate } from '@fx-gateway/domain/money/dealRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { toWallClockTime } from '@fx-gateway/domain/quoting/toWallClockTime.ts';
import { toMoneyJson } from '../../amounts/amountData.ts';
import type { CommandOutput } from '../../outputs/commandOutputs.ts';
import type { Output } from '../../verbs/outcome.ts';
import { toCorpayQuoteJson } from './requestCorpayQuote.ts';
import { dealRateOf } from './dealRateOf.ts';

/** One line for one quote; a renewal carries the amounts it replaced, a changed amount the one that was asked for. */
export const toQuoteWatchLine = ({
  offer,
  renewed,
}: CorpayLiveState): Output<CommandOutput<'quotes watch'>> | null => {
  if (offer === null) return null;
  const { quote, request } = offer;
  const before = renewed === null ? null : renewed.quote;
  const worse = before !== null && isWorseQuote(before, quote, request.lockSide);
  const change = findChangedAmount(request, quote);
  const data = {
    event: before === null ? ('quote' as const) : ('renewal' as const),
    ...toCorpayQuoteJson({ ...offer, expiresAt: toWallClockTime(systemClock, offer.expiresAt) }),
    ...(before === null
      ? {}
      : {
          before: { settlement: toMoneyJson(before.settlement), payment: toMoneyJson(before.payment) },
          worse,
        }),
    ...(change === null ? {} : { asked: toMoneyJson(change.asked) }),
  };
  const changed =
    before === null
      ? ''
      : request.lockSide === 'Payment'
        ? `  renewed: was ${formatMoney(before.settlement)}${worse ? ', now worse' : ''}`
        : `  renewed: was ${formatMoney(before.payment)}${worse ? ', now worse' : ''}`;
  const otherwise = change === null ? '' : `  ${changedAmountMessage(change)}`;
  return {
    data,
    failure: null,
    view: () =>
      `${formatMoney(quote.payment)} for ${formatMoney(quote.settlement)}  ${formatDealRate(dealRateOf(quote))}  ${data.secondsLeft ?? '?'} s left${changed}${otherwise}`,
  };
};
