import {
  emptyOfxDraft,
  readOfxDraftAmount,
  reduceOfxDraft,
  ofxQuoteRequestOf,
} from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import { cannotBookOfxMessages, whyCannotBookOfx } from '@fx-gateway/domain/ofx/quotes/whyCannotBookOfx.ts';
import { partners } from '@fx-gateway/domain/partners.ts';
import { toQuoteCheckOutput } from '../../checking/toQuoteCheckOutput.ts';
import type { PartnerCheck } from '../../checking/check.ts';
import { toLiveQuoteJson } from '../../checking/liveQuoteSchema.ts';
import { createQuoteEventPlayer } from '../../checking/createQuoteEventPlayer.ts';
import { readBySchema } from '../../checking/readBySchema.ts';
import { ofxLiveQuoteSchemas } from './ofxLiveQuoteSchemas.ts';
import { toOfxDraftJson } from './ofxDraftSchema.ts';
import { ofxQuoteCheckInputSchema, type OfxQuoteReplayEvent } from './quoteCheckForm.ts';

const player = createQuoteEventPlayer({
  policy: partners.ofx.quotePolicy,
  requestOf: ofxQuoteRequestOf,
  withQuote: (draft, quote) => reduceOfxDraft(draft, { type: 'quoted', quote }),
  ask: { method: 'POST', path: ofxLiveQuoteSchemas.path },
  look: (quoteId) => `GET /payments/quotes/${quoteId}/stale`,
  requestData: ofxLiveQuoteSchemas.requestData,
});

type Run = ReturnType<typeof player.begin>;

const play = (run: Run, event: OfxQuoteReplayEvent): Run => {
  switch (event.type) {
    case 'beneficiaries-chosen':
    case 'buy-currency-chosen':
    case 'buy-typed':
    case 'sell-total-typed':
    case 'part-typed':
    case 'side-focused':
      return player.edit(run, reduceOfxDraft(run.draft, event), event.at);
    case 'answered':
      return player.answer(run, event);
    case 'polled':
      return player.look(run, event, { isStale: event.stale });
    default:
      return player.happen(run, event);
  }
};

export const ofxQuoteCheck: PartnerCheck<'check quote'> = {
  usage: 'quote',
  summary: 'Play events to a live quote: its next state, what it would send, whether Book Deal is on.',
  examples: [
    `quote <<< '{ "partner": "ofx", "events": [{ "at": 0, "type": "beneficiaries-chosen", "beneficiaries": [{ "beneficiaryId": "B1", "currency": "EUR" }] }, { "at": 0, "type": "part-typed", "beneficiaryId": "B1", "text": "100" }, { "at": 500, "type": "time-passed" }] }'`,
  ],
  judge: async (input) => {
    const given = await readBySchema(input, ofxQuoteCheckInputSchema);
    if (!given.ok) return given;
    const { state, events, earlierBookingOpen, expect } = given.value;
    const { draft, live, sent } = events.reduce(
      play,
      player.begin(state?.draft ?? emptyOfxDraft, state?.live),
    );
    const data = {
      state: { draft: toOfxDraftJson(draft), live: toLiveQuoteJson(ofxLiveQuoteSchemas, live) },
      painted: {
        buy: readOfxDraftAmount(draft, 'buy'),
        sell: readOfxDraftAmount(draft, 'sell'),
        parts: draft.parts.map(({ text }) => text),
      },
      sent,
    };
    const why = whyCannotBookOfx(draft, live, earlierBookingOpen ? 'earlier-booking-open' : null);
    return toQuoteCheckOutput(data, why, cannotBookOfxMessages, expect);
  },
};
