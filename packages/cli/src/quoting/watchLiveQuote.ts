import { systemClock } from '@fx-gateway/adapters/node';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { createSingleRetry } from '@fx-gateway/domain/calls/createSingleRetry.ts';
import type { LiveQuote } from '@fx-gateway/domain/quoting/liveQuote.ts';
import { secondsUntilEnd, type LiveQuoteState } from '@fx-gateway/domain/quoting/liveQuoteState.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Outcome, Output } from '../verbs/outcome.ts';
import { callCommandFailure } from '../failures/callCommandFailure.ts';
import { createCountdownLine } from '../terminal/createCountdownLine.ts';
import { interruptedFailure } from '../terminal/prompts.ts';
import type { WatchEndConditions } from './watchEnds.ts';

/** How long a partner that does not answer is left alone. */
const againAfterMs = 5_000;

/** A live quote of one partner, and how it is told. */
type Watched<R, Q> = {
  /** Starts it; `changed` hears every new state. */
  start(changed: (state: LiveQuoteState<R, Q, CallFailure>) => void): LiveQuote<R, Q, CallFailure>;
  /** Asks for a new token; true when there is one. */
  renewToken(): Promise<boolean>;
  quoteId(quote: Q): string;
  /** One line for the displayed quote; null where none is displayed. */
  lineOf(state: LiveQuoteState<R, Q, CallFailure>): Output | null;
  failureMessages(failure: CallFailure): string;
  /** What ends the watch with the displayed quote; null where it goes on. */
  take?(state: LiveQuoteState<R, Q, CallFailure>): (() => Promise<Outcome<'quotes watch'>>) | null;
  /** With what it ends when its time is over or enough quotes were seen. */
  readonly whenOver?: Outcome<'quotes watch'>;
};

/** Writes a line for every quote until the time is over, enough were seen, the quote fails, or Ctrl-C. */
export const watchLiveQuote = <R, Q>(
  { emit, notice, signal, json, terminal, options }: Invocation,
  ends: WatchEndConditions,
  { start, renewToken, quoteId, lineOf, failureMessages, take, whenOver = succeeded(null) }: Watched<R, Q>,
): Promise<Outcome<'quotes watch'>> =>
  new Promise((resolve) => {
    let lastQuote = '';
    let quotes = 0;
    let over = false;
    let lost = false;
    const singleRetry = createSingleRetry();
    const shown =
      json || options.flag('quiet')
        ? null
        : createCountdownLine(terminal, () => secondsUntilEnd(live.state(), systemClock.elapsed()));
    /** Nothing but `last` ends it from now on: what moves money is never cut off by a clock. */
    const endWith = (last: () => Promise<Outcome<'quotes watch'>> | Outcome<'quotes watch'>): void => {
      if (over) return;
      over = true;
      live.stop();
      shown?.stop();
      resolve(Promise.resolve().then(last));
    };
    const end = (outcome: Outcome<'quotes watch'>): void => endWith(() => outcome);
    const renewOrEnd = async (ended: Outcome<'quotes watch'>): Promise<void> => {
      if (await renewToken()) live.send({ type: 'token-came' });
      else end(ended);
    };
    /** What was said to go on is said to have come back. */
    const tellConnection = (unanswered: boolean): void => {
      if (unanswered === lost || quotes === 0) return;
      lost = unanswered;
      shown?.clear();
      notice(
        unanswered
          ? 'The connection seems to be lost: nothing answered. fxg goes on by itself once it is back.'
          : 'The connection is back.',
      );
    };
    const live = start((state) => {
      const { offer, failure } = state;
      tellConnection(state.unanswered > 0);
      if (failure !== null && state.status === 'error') {
        // Who watches has seen that the connection was there: it is tried again, until Ctrl-C or the time is over.
        if (quotes > 0 && failure.kind === 'no-answer') {
          setTimeout(() => live.send({ type: 'connection-came' }), againAfterMs);
          return;
        }
        const ended = failed(callCommandFailure(failure, failureMessages(failure)));
        if (!singleRetry.isDue(failure)) return end(ended);
        void renewOrEnd(ended);
        return;
      }
      if (state.status !== 'success' || offer === null || quoteId(offer.quote) === lastQuote) return;
      lastQuote = quoteId(offer.quote);
      singleRetry.allow();
      const line = lineOf(state);
      shown?.clear();
      const written = line === null ? Promise.resolve('written') : emit(line);
      quotes += 1;
      const last = take?.(state) ?? null;
      // The command ends only after it is known whether the last line could be written, and a quote that nobody saw is not taken.
      if (last !== null) endWith(async () => ((await written) === 'written' ? last() : succeeded(null)));
      else if (quotes === ends.count) endWith(() => written.then(() => whenOver));
    });
    if (ends.seconds !== null) setTimeout(() => end(whenOver), ends.seconds * 1000);
    signal.addEventListener('abort', () => end(failed(interruptedFailure)));
  });
