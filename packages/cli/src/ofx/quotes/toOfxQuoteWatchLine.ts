import { formatDealRate } from '@fx-gateway/domain/money/dealRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { isWorseOfxQuote, totalOfxCost, type OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { findChangedOfxAmount, changedOfxAmountMessage } from '@fx-gateway/domain/ofx/quotes/ofxDealParts.ts';
import type { OfxDraft } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import type { OfxLiveState } from '@fx-gateway/domain/ofx/quotes/ofxLiveQuote.ts';
import { toMoneyJson } from '../../amounts/amountData.ts';
import type { CommandOutput } from '../../outputs/commandOutputs.ts';
import type { Output } from '../../verbs/outcome.ts';
import { toOfxQuoteJson } from './requestOfxQuote.ts';

/** What the customer pays in all, as far as it is in one currency. */
const costText = (quote: OfxQuote): string => {
  const total = totalOfxCost(quote);
  return total === null
    ? `${formatMoney(toPaysAndReceives(quote).pays)} and a fee of ${formatDisplayOnlyAmount(quote.fee)}`
    : `${formatMoney(total)} with the fee`;
};

/** One line for one quote; a renewal carries the amounts that it replaced. */
export const toOfxQuoteWatchLine = (
  draft: OfxDraft,
  state: OfxLiveState,
): Output<CommandOutput<'quotes watch'>> | null => {
  const { offer, renewed } = state;
  if (offer === null) return null;
  const { quote, request } = offer;
  const before = renewed?.quote ?? null;
  const worse = before !== null && isWorseOfxQuote(before, quote);
  const moved = findChangedOfxAmount(draft, state);
  const data = {
    event: before === null ? ('quote' as const) : ('renewal' as const),
    ...toOfxQuoteJson({ draft, request, quote }),
    ...(before === null
      ? {}
      : { before: { settlement: toMoneyJson(before.buy), payment: toMoneyJson(before.sell) }, worse }),
    ...(moved === null ? {} : { asked: toMoneyJson(moved.typed) }),
  };
  const { receive, pays } = toPaysAndReceives(quote);
  const was =
    before === null
      ? ''
      : `  renewed: was ${formatMoney(request.lockSide === 'buy' ? before.sell : before.buy)}${worse ? ', now worse' : ''}`;
  const otherwise = moved === null ? '' : `  ${changedOfxAmountMessage(moved)}`;
  return {
    data,
    failure: null,
    view: () =>
      `${formatMoney(receive)} for ${costText(quote)}  ${formatDealRate({ rate: quote.customerRate, from: pays, to: receive })}${was}${otherwise}`,
  };
};
