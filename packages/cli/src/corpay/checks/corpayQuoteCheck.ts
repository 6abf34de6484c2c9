import { findDisplayedAmount } from '@fx-gateway/domain/corpay/quotes/answeredAmount.ts';
import { reduceQuoteDraft, emptyDraft, quoteRequestOf } from '@fx-gateway/domain/corpay/quotes/quoteDraft.ts';
import { cannotBookMessages, whyCannotBook } from '@fx-gateway/domain/corpay/quotes/whyCannotBook.ts';
import { partners } from '@fx-gateway/domain/partners.ts';
import { toQuoteCheckOutput } from '../../checking/toQuoteCheckOutput.ts';
import type { PartnerCheck } from '../../checking/check.ts';
import { toLiveQuoteJson } from '../../checking/liveQuoteSchema.ts';
import { createQuoteEventPlayer } from '../../checking/createQuoteEventPlayer.ts';
import { readBySchema } from '../../checking/readBySchema.ts';
import { corpayLiveQuoteSchemas } from './corpayLiveQuoteSchemas.ts';
import {
  corpayQuoteCheckInputSchema,
  type CorpayQuoteCheckInputEvent,
} from './corpayQuoteCheckInputSchema.ts';

const player = createQuoteEventPlayer({
  policy: partners.corpay.quotePolicy,
  requestOf: quoteRequestOf,
  withQuote: (draft, quote) => reduceQuoteDraft(draft, { type: 'quoted', quote }),
  ask: { method: 'POST', path: corpayLiveQuoteSchemas.path },
  look: (quoteId) => `GET /deal/quote/status/${quoteId}`,
  requestData: corpayLiveQuoteSchemas.requestData,
});

type Run = ReturnType<typeof player.begin>;

const play = (run: Run, event: CorpayQuoteCheckInputEvent): Run => {
  switch (event.type) {
    case 'beneficiary-chosen':
    case 'settlement-currency-chosen':
    case 'amount-typed':
    case 'side-locked':
      return player.edit(run, reduceQuoteDraft(run.draft, event), event.at);
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
    const given = await readBySchema(input, corpayQuoteCheckInputSchema);
    if (!given.ok) return given;
    const { state, events, earlierBookingOpen, expect } = given.value;
    const { draft, live, sent } = events.reduce(play, player.begin(state?.draft ?? emptyDraft, state?.live));
    const data = {
      state: { draft, live: toLiveQuoteJson(corpayLiveQuoteSchemas, live) },
      painted: {
        settlement: findDisplayedAmount(draft, live, 'Settlement'),
        payment: findDisplayedAmount(draft, live, 'Payment'),
      },
      sent,
    };
    const why = whyCannotBook(draft, live, earlierBookingOpen ? 'earlier-booking-open' : null);
    return toQuoteCheckOutput(data, why, cannotBookMessages, expect);
  },
};
