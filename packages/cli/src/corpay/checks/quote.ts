import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { Quote, QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import { displayedAmount } from '@fx-gateway/domain/corpay/quotes/answeredAmount.ts';
import type { CorpayLiveState } from '@fx-gateway/domain/corpay/quotes/corpayLiveQuote.ts';
import {
  draftTransition,
  emptyDraft,
  requestOf,
  type QuoteDraft,
} from '@fx-gateway/domain/corpay/quotes/quoteDraft.ts';
import { cannotBookMessages, whyCannotBook } from '@fx-gateway/domain/corpay/quotes/whyCannotBook.ts';
import { initialLiveState } from '@fx-gateway/domain/quoting/liveState.ts';
import { liveStep, type LiveEvent } from '@fx-gateway/domain/quoting/liveStep.ts';
import { partners } from '@fx-gateway/domain/partners.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Check } from '../../checking/check.ts';
import { readAs } from '../../checking/readAs.ts';
import { output } from '../../verbs/output.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { requestData } from '../quotes/requestForm.ts';
import { liveData } from './liveForm.ts';
import { quoteCheckForm, type QuoteCheckEvent } from './quoteCheckForm.ts';

type Event = LiveEvent<QuoteRequest, Quote, CallFailure>;

/** Everything that a run of events has led to. */
type Run = {
  readonly draft: QuoteDraft;
  readonly live: CorpayLiveState;
  /** What would have been sent, and when. */
  readonly sent: readonly object[];
};

const move = (run: Run, event: Event, at: number): Run => {
  const { state, command } = liveStep(partners.corpay.quotePolicy, run.live, event, at);
  const sent =
    command === null
      ? run.sent
      : [
          ...run.sent,
          command.type === 'request-quote'
            ? { at, call: 'POST /deal/quote', ticket: command.ticket, request: requestData(command.request) }
            : { at, call: `GET /deal/quote/status/${command.quoteId}`, ticket: command.ticket },
        ];
  const before = run.live.offer?.quote ?? null;
  const quote = state.offer?.quote ?? null;
  const draft = quote === before ? run.draft : draftTransition(run.draft, { type: 'quoted', quote });
  return { draft, live: state, sent };
};

/** An edit of the draft reaches the live quote as what is now asked. */
const edit = (run: Run, draft: QuoteDraft, at: number): Run =>
  move({ ...run, draft }, { type: 'edited', request: requestOf(draft) }, at);

const play = (run: Run, event: QuoteCheckEvent): Run => {
  const { draft, live } = run;
  switch (event.type) {
    case 'beneficiary-chosen':
    case 'settlement-currency-chosen':
    case 'amount-typed':
    case 'side-locked':
      return edit(run, draftTransition(draft, event), event.at);
    case 'answered': {
      const ticket = event.ticket ?? live.asking?.ticket ?? 0;
      const answer = event.quote === undefined ? failed(event.failure ?? silence) : succeeded(event.quote);
      return move(run, { type: 'answered', ticket, answer }, event.at);
    }
    case 'polled': {
      const ticket = event.ticket ?? live.polling?.ticket ?? 0;
      const answer =
        event.failure === undefined ? succeeded({ seconds: event.seconds ?? null }) : failed(event.failure);
      return move(run, { type: 'polled', ticket, answer }, event.at);
    }
    default:
      return move(run, { type: event.type }, event.at);
  }
};

const silence = callFailure('no-answer', '/deal/quote');

export const quote: Check<'check quote'> = {
  usage: 'quote',
  summary: 'Play events to a live quote: its next state, what it would send, whether Book Deal is on.',
  notes: ['… stands for "state", "painted" and "sent"; in "bookDeal" for "why" and "words".'],
  examples: [
    `quote <<< '{ "events": [{ "at": 0, "type": "beneficiary-chosen", "beneficiary": { "clientIntegrationId": "B1", "curr": "EUR" } }, { "at": 0, "type": "amount-typed", "side": "Payment", "text": "100" }, { "at": 500, "type": "time-passed" }] }'`,
    'quote < events.json | jq .bookDeal',
  ],
  judge: async (input) => {
    const given = await readAs(input, quoteCheckForm);
    if (!given.ok) return given;
    const { state, events, earlierBookingOpen, expect } = given.value;
    const start: Run = {
      draft: state?.draft ?? emptyDraft,
      live: state?.live ?? initialLiveState<QuoteRequest, Quote, CallFailure>(),
      sent: [],
    };
    const { draft, live, sent } = events.reduce(play, start);
    const why = whyCannotBook(draft, live, earlierBookingOpen ? 'earlier-booking-open' : null);
    const on = why === null;
    const data = {
      state: { draft, live: liveData(live) },
      painted: {
        settlement: displayedAmount(draft, live, 'Settlement'),
        payment: displayedAmount(draft, live, 'Payment'),
      },
      sent,
      bookDeal: { on, why, words: why === null ? null : cannotBookMessages[why] },
    };
    const holds = expect == null || expect.bookDeal === on;
    return output(
      data,
      null,
      holds
        ? null
        : commandFailure(exitCodes.failed, 'check-does-not-hold', `Book Deal is ${on ? 'on' : 'off'}.`),
    );
  },
};
