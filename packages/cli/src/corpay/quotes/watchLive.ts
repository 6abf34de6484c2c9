import { systemClock } from '@fx-gateway/adapters/node';
import {
  quoteWords,
  type CorpayLiveState,
  changedAmount,
  changedAmountWords,
  isWorse,
} from '@fx-gateway/domain/corpay';
import { createOnceMore } from '@fx-gateway/domain/calls';
import { secondsUntilEnd, wallClockMoment } from '@fx-gateway/domain/quoting';
import { failed, succeeded } from '@fx-gateway/domain/result';
import type { Invocation } from '../../command/invocation.ts';
import type { Outcome, Output } from '../../command/outcome.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { countDown } from '../../terminal/countDown.ts';
import { interrupted } from '../../terminal/prompts.ts';
import { formatMoney, formatRate } from '@fx-gateway/domain/money';
import { moneyData } from '../../amounts/amountData.ts';
import { quoteData } from './offeredQuote.ts';

/** One line for one quote; a renewal carries the amounts it replaced, a changed amount the one that was asked for. */
const watchLine = ({ offer, renewed }: CorpayLiveState): Output | null => {
  if (offer === null) return null;
  const { quote, request } = offer;
  const before = renewed === null ? null : renewed.quote;
  const worse = before !== null && isWorse(before, quote, request.lockSide);
  const change = changedAmount(request, quote);
  const data = {
    event: before === null ? 'quote' : 'renewal',
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
  const otherwise = change === null ? '' : `  ${changedAmountWords(change)}`;
  return {
    data,
    failure: null,
    view: () =>
      `${formatMoney(quote.payment)} for ${formatMoney(quote.settlement)}  rate ${formatRate(quote.rate)}  ${data.expiryRemaining ?? '?'} s left${changed}${otherwise}`,
  };
};

/** A live quote that runs. */
type Watched = {
  state(): CorpayLiveState;
  stop(): void;
  renewToken(): Promise<boolean>;
};

/** Writes a line for every quote until the time is over, enough were seen, the quote fails, or Ctrl-C. */
export const watchLive = (
  { emit, signal, json, terminal, options }: Invocation,
  ends: { readonly seconds: number | null; readonly count: number | null },
  start: (changed: (state: CorpayLiveState) => void) => Watched,
): Promise<Outcome> =>
  new Promise((resolve) => {
    let lastQuote = '';
    let quotes = 0;
    const onceMore = createOnceMore();
    const shown =
      json || options.flag('quiet')
        ? null
        : countDown(terminal, () => secondsUntilEnd(live.state(), systemClock.elapsed()));
    const end = (outcome: Outcome): void => {
      live.stop();
      shown?.stop();
      resolve(outcome);
    };
    const renewOrEnd = async (ended: Outcome): Promise<void> => {
      if (!(await live.renewToken())) end(ended);
    };
    const live = start((state) => {
      const { offer, failure } = state;
      if (failure !== null && state.status === 'error') {
        const ended = failed(callCommandFailure(failure, quoteWords(failure)));
        if (!onceMore.isDue(failure)) return end(ended);
        void renewOrEnd(ended);
        return;
      }
      if (state.status !== 'success' || offer === null || offer.quote.quoteId === lastQuote) return;
      lastQuote = offer.quote.quoteId;
      onceMore.allow();
      const line = watchLine(state);
      shown?.clear();
      const written = line === null ? Promise.resolve() : emit(line);
      quotes += 1;
      // The command ends only after it is known whether the last line could be written.
      if (quotes === ends.count) void written.then(() => end(succeeded(null)));
    });
    if (ends.seconds !== null) setTimeout(() => end(succeeded(null)), ends.seconds * 1000);
    signal.addEventListener('abort', () => end(failed(interrupted)));
  });
