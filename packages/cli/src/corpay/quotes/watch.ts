import { systemClock, systemTimers } from '@fx-gateway/adapters/node';
import { createOnceMore } from '@fx-gateway/domain/calls';
import {
  changedAmount,
  changedAmountWords,
  createCorpayLiveQuote,
  isWorse,
  quoteWords,
  type CorpayLiveState,
} from '@fx-gateway/domain/corpay';
import { formatMoney, formatRate } from '@fx-gateway/domain/money';
import { onTheWall, secondsUntilEnd } from '@fx-gateway/domain/quoting';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { usageFailure } from '../../failures/commandFailure.ts';
import type { Invocation } from '../../command/invocation.ts';
import type { Outcome, Output } from '../../command/outcome.ts';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { interrupted } from '../../terminal/prompts.ts';
import { moneyData } from '../amounts/amountData.ts';
import { corpayCommandFailure } from '../scope/corpayCommandFailure.ts';
import { findBeneficiary } from '../scope/findBeneficiary.ts';
import { openCorpay } from '../scope/openCorpay.ts';
import { countDown } from './countDown.ts';
import { quoteData } from './offeredQuote.ts';
import { readTerms, requestFor, termOptions } from './terms.ts';

/** One line for one quote; a renewal carries the amounts it replaced, a changed amount the one that was asked for. */
const lineOf = ({ offer, renewed }: CorpayLiveState): Output | null => {
  if (offer === null) return null;
  const { quote, request } = offer;
  const before = renewed === null ? null : renewed.quote;
  const worse = before !== null && isWorse(before, quote, request.lockSide);
  const change = changedAmount(request, quote);
  const data = {
    event: before === null ? 'quote' : 'renewal',
    ...quoteData({ ...offer, expiresAt: onTheWall(systemClock, offer.expiresAt) }),
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

const wholeNumber = (text: string | null): number | null | undefined => {
  if (text === null) return null;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
};

export const watch: PartnerVerb = {
  usage: 'watch',
  summary: 'Watch a live quote: a line for every quote and renewal, until Ctrl-C.',
  options: [
    ...termOptions,
    { flags: '--for <seconds>', summary: 'end after this time, with 0' },
    { flags: '--count <n>', summary: 'end after this many quotes, with 0' },
  ],
  output:
    'JSON lines: { "event": "quote" | "renewal", "quoteId", "rate", "settlement", "payment", "expiryRemaining", "expiresAt", "before", "worse", "asked" }; "asked" where the quote is for another amount',
  examples: [
    'watch --beneficiary ID --amount 10000',
    'watch --beneficiary ID --amount 10000 --for 60 --json',
  ],
  run: async (invocation, openSession) => {
    const terms = readTerms(invocation.options);
    if (!terms.ok) return terms;
    const [seconds, count] = ['for', 'count'].map((name) => wholeNumber(invocation.options.text(name)));
    if (seconds === undefined || count === undefined) {
      return usageFailure('Invalid format.', '--for and --count are whole numbers above 0.');
    }
    const open = await openCorpay(openSession);
    if (!open.ok) return open;
    const { corpay, keeper } = open.value;
    const beneficiary = await findBeneficiary(corpay, terms.value.beneficiaryId);
    if (!beneficiary.ok) return beneficiary;
    const request = requestFor(terms.value, beneficiary.value);
    if (!request.ok) return request;
    return watchLive(invocation, { seconds, count }, (changed) => {
      const live = createCorpayLiveQuote({
        quotes: corpay.quotes,
        clock: systemClock,
        timers: systemTimers,
        changed,
      });
      live.send({ type: 'edited', request: request.value });
      return {
        ...live,
        renewToken: async () => {
          const token = await keeper.renew();
          if (token.ok) live.send({ type: 'token-came' });
          return token.ok;
        },
      };
    });
  },
};

type Watched = {
  state(): CorpayLiveState;
  stop(): void;
  renewToken(): Promise<boolean>;
};

const watchLive = (
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
        const ended = failed(corpayCommandFailure(failure, quoteWords(failure)));
        if (!onceMore.isDue(failure)) return end(ended);
        void renewOrEnd(ended);
        return;
      }
      if (state.status !== 'success' || offer === null || offer.quote.quoteId === lastQuote) return;
      lastQuote = offer.quote.quoteId;
      onceMore.allow();
      const line = lineOf(state);
      shown?.clear();
      const written = line === null ? Promise.resolve() : emit(line);
      quotes += 1;
      // Whoever waits for the last quote hears whether its line could be written.
      if (quotes === ends.count) void written.then(() => end(succeeded(null)));
    });
    if (ends.seconds !== null) setTimeout(() => end(succeeded(null)), ends.seconds * 1000);
    signal.addEventListener('abort', () => end(failed(interrupted)));
  });
