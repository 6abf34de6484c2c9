import type { Clock } from '../ports/clock.ts';
import type { Timers } from '../ports/timers.ts';
import type { Result } from '../result/result.ts';
import type { QuoteRemainingTimeOrStale, LiveQuotePolicy } from './liveQuotePolicy.ts';
import { initialLiveQuoteState, type LiveQuoteState } from './liveQuoteState.ts';
import { advanceLiveQuote, computeNextLiveQuoteTimerAt, type LiveQuoteEvent } from './advanceLiveQuote.ts';

/** The two calls that keep a quote alive; neither throws. */
type LivePartner<R, Q, F> = {
  request(request: R): Promise<Result<Q, F>>;
  freshness(quoteId: string): Promise<Result<QuoteRemainingTimeOrStale, F>>;
};

/** A running live quote. */
export type LiveQuote<R, Q, F> = {
  state(): LiveQuoteState<R, Q, F>;
  send(
    event: Exclude<LiveQuoteEvent<R, Q, F>, { readonly type: 'answered' | 'polled' | 'time-passed' }>,
  ): void;
  /** Ends it: no timer runs on, and answers on their way are dropped. */
  stop(): void;
};

/** What a live quote runs with; `changed` hears every new state, in order, and never the same state twice. */
export type LiveQuotePorts<R, Q, F> = {
  readonly clock: Clock;
  readonly timers: Timers;
  changed(state: LiveQuoteState<R, Q, F>): void;
  /** Hears, before `changed`, every event that moved the state `before` (REC-1). */
  heard?(event: LiveQuoteEvent<R, Q, F>, before: LiveQuoteState<R, Q, F>, at: number): void;
};

/** Timers stand still while a machine sleeps, and the clock does not: it is looked at again after this long. */
const longestNapMs = 1_000;

/** Runs the pure steps of a live quote with a real partner, clock and timers. */
export const createLiveQuote = <R, Q, F>({
  policy,
  partner,
  clock,
  timers,
  changed,
  heard,
}: {
  readonly policy: LiveQuotePolicy<R, Q, F>;
  readonly partner: LivePartner<R, Q, F>;
} & LiveQuotePorts<R, Q, F>): LiveQuote<R, Q, F> => {
  let state = initialLiveQuoteState<R, Q, F>();
  let running = true;
  let cancelTimer: (() => void) | null = null;

  const send = (event: LiveQuoteEvent<R, Q, F>): void => {
    if (!running) return;
    const at = clock.elapsed();
    const step = advanceLiveQuote(policy, state, event, at);
    const moved = step.state !== state;
    if (moved) heard?.(event, state, at);
    state = step.state;
    if (moved) changed(state);
    waitForNextMoment();
    if (step.command?.type === 'request-quote') void ask(step.command.ticket, step.command.request);
    if (step.command?.type === 'look-at-quote') void look(step.command.ticket, step.command.quoteId);
  };

  const ask = async (ticket: number, request: R): Promise<void> =>
    send({ type: 'answered', ticket, answer: await partner.request(request) });

  const look = async (ticket: number, quoteId: string): Promise<void> =>
    send({ type: 'polled', ticket, answer: await partner.freshness(quoteId) });

  const waitForNextMoment = (): void => {
    cancelTimer?.();
    const moment = running ? computeNextLiveQuoteTimerAt(state) : null;
    if (moment === null) {
      cancelTimer = null;
      return;
    }
    // Clocks count whole milliseconds: a shorter nap would end before the moment, again and again.
    const napMs = Math.ceil(Math.max(0, moment - clock.elapsed()));
    cancelTimer = timers.after(Math.min(napMs, longestNapMs), () => send({ type: 'time-passed' }));
  };

  return {
    state: () => state,
    send,
    stop: () => {
      running = false;
      cancelTimer?.();
    },
  };
};
