import { displayedAmount } from '@fx-gateway/domain/corpay/quotes/answeredAmount.ts';
import { draftTransition, emptyDraft, requestOf } from '@fx-gateway/domain/corpay/quotes/quoteDraft.ts';
import { cannotBookMessages, whyCannotBook } from '@fx-gateway/domain/corpay/quotes/whyCannotBook.ts';
import { partners } from '@fx-gateway/domain/partners.ts';
import { bookDealOutput } from '../../checking/bookDealOutput.ts';
import type { PartnerCheck } from '../../checking/check.ts';
import { liveQuoteData } from '../../checking/liveQuoteSchema.ts';
import { quotePlayer } from '../../checking/quotePlayer.ts';
import { readBySchema } from '../../checking/readBySchema.ts';
import { corpayLiveForms } from './liveForms.ts';
import { quoteCheckForm, type QuoteCheckEvent } from './quoteCheckForm.ts';

const player = quotePlayer({
  policy: partners.corpay.quotePolicy,
  requestOf,
  withQuote: (draft, quote) => draftTransition(draft, { type: 'quoted', quote }),
  ask: { method: 'POST', path: corpayLiveForms.path },
  look: (quoteId) => `GET /deal/quote/status/${quoteId}`,
  requestData: corpayLiveForms.requestData,
});

type Run = ReturnType<typeof player.begin>;

const play = (run: Run, event: QuoteCheckEvent): Run => {
  switch (event.type) {
    case 'beneficiary-chosen':
    case 'settlement-currency-chosen':
    case 'amount-typed':
    case 'side-locked':
      return player.edit(run, draftTransition(run.draft, event), event.at);
    case 'answered':
      return player.answer(run, event);
    case 'polled':
      return player.look(run, event, { seconds: event.seconds ?? null });
    default:
      return player.happen(run, event);
  }
};

export const corpayQuoteCheck: PartnerCheck<'check quote'> = {
  usage: 'quote',
  summary: 'Play events to a live quote: its next state, what it would send, whether Book Deal is on.',
  notes: ['… stands for "state", "painted" and "sent"; in "bookDeal" for "why" and "words".'],
  examples: [
    `quote <<< '{ "events": [{ "at": 0, "type": "beneficiary-chosen", "beneficiary": { "clientIntegrationId": "B1", "curr": "EUR" } }, { "at": 0, "type": "amount-typed", "side": "Payment", "text": "100" }, { "at": 500, "type": "time-passed" }] }'`,
    'quote < events.json | jq .bookDeal',
  ],
  judge: async (input) => {
    const given = await readBySchema(input, quoteCheckForm);
    if (!given.ok) return given;
    const { state, events, earlierBookingOpen, expect } = given.value;
    const { draft, live, sent } = events.reduce(play, player.begin(state?.draft ?? emptyDraft, state?.live));
    const data = {
      state: { draft, live: liveQuoteData(corpayLiveForms, live) },
      painted: {
        settlement: displayedAmount(draft, live, 'Settlement'),
        payment: displayedAmount(draft, live, 'Payment'),
      },
      sent,
    };
    const why = whyCannotBook(draft, live, earlierBookingOpen ? 'earlier-booking-open' : null);
    return bookDealOutput(data, why, cannotBookMessages, expect);
  },
};
