import { systemClock } from '@fx-gateway/adapters/node';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { quoteFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import {
  isUnlockedAmountPositive,
  type Quote,
  type QuoteRequest,
} from '@fx-gateway/domain/corpay/api/quote.ts';
import { findChangedAmount, changedAmountMessage } from '@fx-gateway/domain/corpay/quotes/answeredAmount.ts';
import { corpayPolicy } from '@fx-gateway/domain/corpay/quotes/corpayPolicy.ts';
import { cannotBookMessages } from '@fx-gateway/domain/corpay/quotes/whyCannotBook.ts';
import { formatDealRate } from '@fx-gateway/domain/money/dealRate.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { toWallClockTime } from '@fx-gateway/domain/quoting/toWallClockTime.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { dealRateOf } from './dealRateOf.ts';
import { toMoneyJson, toRateJson } from '../../amounts/amountData.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';

/** A quote and the moment at which it ends, in milliseconds since 1970; null when the partner did not say. */
export type QuoteWithEndTime = {
  readonly quote: Quote;
  readonly expiresAt: number | null;
  /** The same as this process counts what has elapsed; absent for a quote that was remembered. */
  readonly endsAfter?: number | null;
};

/** Refuses, with 7, a quote that is not for the amount that was asked for, or that costs or pays nothing. */
export const refuseDifferentAmount = (request: QuoteRequest, quote: Quote): Result<null, CommandFailure> => {
  if (!isUnlockedAmountPositive(quote, request.lockSide)) {
    return failed(
      commandFailure(exitCodes.refused, 'counterpart-missing', cannotBookMessages['counterpart-missing'], {
        hint: `Nothing was booked. The partner settles ${formatMoney(quote.settlement)} for ${formatMoney(quote.payment)}.`,
      }),
    );
  }
  const change = findChangedAmount(request, quote);
  return change === null
    ? succeeded(null)
    : failed(
        commandFailure(exitCodes.refused, 'amount-changed', changedAmountMessage(change), {
          hint: `Nothing was booked. To have it quoted as your own amount: --amount ${toDecimal(change.answered)}`,
        }),
      );
};

/** Asks for a quote. One for other currencies or another amount, or that had ended when it arrived, is none. */
export const requestCorpayQuote = async (
  { quotes }: Corpay,
  request: QuoteRequest,
): CommandResult<QuoteWithEndTime> => {
  const sentAt = systemClock.elapsed();
  const answer = await quotes.request(request);
  if (!answer.ok) return failed(callCommandFailure(answer.failure, quoteFailureMessage(answer.failure)));
  const quote = answer.value;
  const { expiryRemaining } = quote;
  const endsAfter = expiryRemaining === null ? null : sentAt + expiryRemaining * 1000;
  const ended = endsAfter !== null && endsAfter <= systemClock.elapsed();
  const failure = corpayPolicy.whyUnusable(request, quote) ?? (ended ? corpayPolicy.arrivedEnded : null);
  if (failure !== null) return failed(callCommandFailure(failure, quoteFailureMessage(failure)));
  const same = refuseDifferentAmount(request, quote);
  return same.ok ? succeeded({ quote, endsAfter, expiresAt: toWallClockTime(systemClock, endsAfter) }) : same;
};

/** Whether it has ended: by the clock, and, where it was asked for just now, also when the clock was set back since. */
export const hasQuoteEnded = ({ expiresAt, endsAfter = null }: QuoteWithEndTime): boolean =>
  (expiresAt !== null && expiresAt <= systemClock.now()) ||
  (endsAfter !== null && endsAfter <= systemClock.elapsed());

const secondsLeft = ({ expiresAt }: QuoteWithEndTime): number | null =>
  expiresAt === null ? null : Math.max(0, Math.ceil((expiresAt - systemClock.now()) / 1000));

/** A quote for scripts. */
export const toCorpayQuoteJson = (offered: QuoteWithEndTime) => ({
  quoteId: offered.quote.quoteId,
  rate: toRateJson(offered.quote.rate),
  settlement: toMoneyJson(offered.quote.settlement),
  payment: toMoneyJson(offered.quote.payment),
  secondsLeft: secondsLeft(offered),
  expiresAt: offered.expiresAt === null ? null : new Date(offered.expiresAt).toISOString(),
});

/** The view of a quote: what is paid, what it costs, and for how long. */
export const toQuoteLabelledValues = (
  offered: QuoteWithEndTime,
): readonly (readonly [label: string, value: string])[] => {
  const { quote } = offered;
  const left = secondsLeft(offered);
  return [
    ['Beneficiary receives', formatMoney(quote.payment)],
    ['You settle', formatMoney(quote.settlement)],
    ['Rate', formatDealRate(dealRateOf(quote))],
    ['Ends in', left === null ? 'the partner did not say' : `${left} s`],
    ['Quote', quote.quoteId],
  ];
};
