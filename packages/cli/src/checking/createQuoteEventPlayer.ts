import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { LiveQuotePolicy } from '@fx-gateway/domain/quoting/liveQuotePolicy.ts';
import { initialLiveQuoteState, type LiveQuoteState } from '@fx-gateway/domain/quoting/liveQuoteState.ts';
import { advanceLiveQuote, type LiveQuoteEvent } from '@fx-gateway/domain/quoting/advanceLiveQuote.ts';
import type { liveQuoteEventTypesWithoutPayload } from '@fx-gateway/domain/quoting/liveQuoteEventTypesWithoutPayload.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';

/** Everything that a run of events has led to; `sent` is what would have been sent, and when. */
export type QuotePlayResult<D, R, Q> = {
  readonly draft: D;
  readonly live: LiveQuoteState<R, Q, CallFailure>;
  readonly sent: readonly object[];
};

/** A partner's quote as it is asked for, looked at and kept in a draft. */
type QuoteRules<D, R, Q> = {
  readonly policy: LiveQuotePolicy<R, Q, CallFailure>;
  requestOf(draft: D): R | null;
  /** What the displayed quote, or none, makes of the draft. */
  withQuote(draft: D, quote: Q | null): D;
  readonly ask: { readonly method: 'POST'; readonly path: string };
  look(quoteId: string): string;
  requestData(request: R): object;
};

type At = { readonly at: number };
type Ticket = { readonly ticket?: number | undefined };
type Failing = { readonly failure?: CallFailure | undefined };
type Freshness = { readonly seconds: number | null } | { readonly isStale: boolean };

/** Plays events to the live quote of a partner, as its screen and `fxg quotes watch` do. */
export const createQuoteEventPlayer = <D, R, Q>(rules: QuoteRules<D, R, Q>) => {
  type Run = QuotePlayResult<D, R, Q>;
  const { policy, ask } = rules;

  const move = (run: Run, event: LiveQuoteEvent<R, Q, CallFailure>, at: number): Run => {
    const { state, command } = advanceLiveQuote(policy, run.live, event, at);
    const sent =
      command === null
        ? run.sent
        : [
            ...run.sent,
            command.type === 'request-quote'
              ? {
                  at,
                  call: `${ask.method} ${ask.path}`,
                  ticket: command.ticket,
                  request: rules.requestData(command.request),
                }
              : { at, call: rules.look(command.quoteId), ticket: command.ticket },
          ];
    const before = run.live.offer?.quote ?? null;
    const quote = state.offer?.quote ?? null;
    const draft = quote === before ? run.draft : rules.withQuote(run.draft, quote);
    return { draft, live: state, sent };
  };

  return {
    begin: (draft: D, live?: LiveQuoteState<R, Q, CallFailure>): Run => ({
      draft,
      live: live ?? initialLiveQuoteState(),
      sent: [],
    }),
    /** An edit of the draft reaches the live quote as what is now asked. */
    edit: (run: Run, draft: D, at: number): Run =>
      move({ ...run, draft }, { type: 'edited', request: rules.requestOf(draft) }, at),
    /** Plays the answer to a request for a quote; with neither a quote nor a failure it counts as a call without an answer. */
    answer: (
      run: Run,
      { at, ticket, quote, failure }: At & Ticket & Failing & { quote?: Q | undefined },
    ): Run =>
      move(
        run,
        {
          type: 'answered',
          ticket: ticket ?? run.live.asking?.ticket ?? 0,
          answer:
            quote === undefined ? failed(failure ?? callFailure('no-answer', ask.path)) : succeeded(quote),
        },
        at,
      ),
    look: (run: Run, { at, ticket, failure }: At & Ticket & Failing, freshness: Freshness): Run =>
      move(
        run,
        {
          type: 'polled',
          ticket: ticket ?? run.live.polling?.ticket ?? 0,
          answer: failure === undefined ? succeeded(freshness) : failed(failure),
        },
        at,
      ),
    happen: (
      run: Run,
      { type, at }: At & { readonly type: (typeof liveQuoteEventTypesWithoutPayload)[number] },
    ): Run => move(run, { type }, at),
  };
};
