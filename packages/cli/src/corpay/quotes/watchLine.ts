import { systemClock } from '@fx-gateway/adapters/node';
import { isWorse } from '@fx-gateway/domain/corpay/api/quote.ts';
import { changedAmount, changedAmountMessages } from '@fx-gateway/domain/corpay/quotes/answeredAmount.ts';
import type { CorpayLiveState } from '@fx-gateway/domain/corpay/quotes/corpayLiveQuote.ts';
import { dealRateText } from '@fx-gateway/domain/money/dealRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { wallClockMoment } from '@fx-gateway/domain/quoting/wallClockMoment.ts';
import { moneyData } from '../../amounts/amountData.ts';
import type { CommandOutput } from '../../outputs/commandOutputs.ts';
import type { Output } from '../../verbs/outcome.ts';
import { quoteData } from './offeredQuote.ts';
import { rateOf } from './rateOf.ts';

/** One line for one quote; a renewal carries the amounts it replaced, a changed amount the one that was asked for. */
export const watchLine = ({
  offer,
  renewed,
}: CorpayLiveState): Output<CommandOutput<'quotes watch'>> | null => {
  if (offer === null) return null;
  const { quote, request } = offer;
  const before = renewed === null ? null : renewed.quote;
  const worse = before !== null && isWorse(before, quote, request.lockSide);
  const change = changedAmount(request, quote);
  const data = {
    event: before === null ? ('quote' as const) : ('renewal' as const),
    ...quoteData({ ...offer, expiresAt: wallClockMoment(systemClock, offer.expiresAt) }),
    ...(before === null
      ? {}
      : { before: { settlement: moneyData(before.settlement), payment: moneyData(before.payment) }, worse }),
    ...(change === null ? {} : { asked: moneyData(change.asked) }),
  };
  const changed =
    before === null
      ? ''
      : request.lockSide === 'Payment'
        ? `  renewed: was ${formatMoney(before.settlement)}${worse ? ', now worse' : ''}`
        : `  renewed: was ${formatMoney(before.payment)}${worse ? ', now worse' : ''}`;
  const otherwise = change === null ? '' : `  ${changedAmountMessages(change)}`;
  return {
    data,
    failure: null,
    view: () =>
      `${formatMoney(quote.payment)} for ${formatMoney(quote.settlement)}  ${dealRateText(rateOf(quote))}  ${data.secondsLeft ?? '?'} s left${changed}${otherwise}`,
  };
};
