import { systemClock } from '@fx-gateway/adapters/node';
import { quoteWords, type CorpayLiveState } from '@fx-gateway/domain/corpay';
import { createOnceMore } from '@fx-gateway/domain/calls';
import { secondsUntilEnd } from '@fx-gateway/domain/quoting';
import { failed, succeeded } from '@fx-gateway/domain/result';
import type { Invocation } from '../../command/invocation.ts';
import type { Outcome } from '../../command/outcome.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { countDown } from '../../terminal/countDown.ts';
import { interrupted } from '../../terminal/prompts.ts';
import { watchLine } from './watchLine.ts';

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
