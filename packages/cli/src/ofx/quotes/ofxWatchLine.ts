import { dealRateText } from '@fx-gateway/domain/money/dealRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { showAmount } from '@fx-gateway/domain/money/shownAmount.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { isWorseOffer, totalOf, type OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { changedOfxAmount, movedAmountMessages } from '@fx-gateway/domain/ofx/quotes/ofxDealParts.ts';
import type { OfxDraft } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import type { OfxLiveState } from '@fx-gateway/domain/ofx/quotes/ofxLiveQuote.ts';
import { moneyData } from '../../amounts/amountData.ts';
import type { CommandOutput } from '../../outputs/commandOutputs.ts';
import type { Output } from '../../verbs/outcome.ts';
import { ofxQuoteData } from './offeredDeal.ts';

/** What the customer pays in all, as far as it is in one currency. */
const costText = (quote: OfxQuote): string => {
  const total = totalOf(quote);
  return total === null
    ? `${formatMoney(toPaysAndReceives(quote).pays)} and a fee of ${showAmount(quote.fee)}`
    : `${formatMoney(total)} with the fee`;
};

/** One line for one quote; a renewal carries the amounts that it replaced. */
export const ofxWatchLine = (
  draft: OfxDraft,
  state: OfxLiveState,
): Output<CommandOutput<'quotes watch'>> | null => {
  const { offer, renewed } = state;
  if (offer === null) return null;
  const { quote, request } = offer;
  const before = renewed?.quote ?? null;
  const worse = before !== null && isWorseOffer(before, quote);
  const moved = changedOfxAmount(draft, state);
  const data = {
    event: before === null ? ('quote' as const) : ('renewal' as const),
    ...ofxQuoteData({ draft, request, quote }),
    ...(before === null
      ? {}
      : { before: { settlement: moneyData(before.buy), payment: moneyData(before.sell) }, worse }),
    ...(moved === null ? {} : { asked: moneyData(moved.typed) }),
  };
  const { receive, pays } = toPaysAndReceives(quote);
  const was =
    before === null
      ? ''
      : `  renewed: was ${formatMoney(request.lockSide === 'buy' ? before.sell : before.buy)}${worse ? ', now worse' : ''}`;
  const otherwise = moved === null ? '' : `  ${movedAmountMessages(moved)}`;
  return {
    data,
    failure: null,
    view: () =>
      `${formatMoney(receive)} for ${costText(quote)}  ${dealRateText({ rate: quote.customerRate, from: pays, to: receive })}${was}${otherwise}`,
  };
};
