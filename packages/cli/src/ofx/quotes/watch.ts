import { systemClock, systemTimers } from '@fx-gateway/adapters/node';
import { createOfxLiveQuote, ofxQuoteWords, type OfxLiveState } from '@fx-gateway/domain/ofx';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { readWatchEnds, watchEndOptions } from '../../quoting/watchEnds.ts';
import { watchLive } from '../../quoting/watchLive.ts';
import { listOfxBeneficiaries } from '../scope/findOfxBeneficiary.ts';
import { openOfx } from '../scope/ofxScope.ts';
import { draftOfTerms, ofxTermOptions, readOfxTerms } from './ofxTerms.ts';
import { ofxWatchLine } from './ofxWatchLine.ts';

/** `fxg quotes watch` for a customer of OFX: a new line whenever the partner has called a quote stale (OFX-QUOTE-9 to OFX-QUOTE-12). */
export const watch: PartnerVerb = {
  usage: 'watch',
  summary: 'Watch a live quote: a line for every quote and renewal, until Ctrl-C.',
  options: [...ofxTermOptions, ...watchEndOptions],
  output:
    'JSON lines: { "event": "quote" | "renewal", "quoteId", "rate", "buy", "sell", "fee", "total", "beneficiaries", "before": { "buy", "sell" }, "worse", "asked" }; "asked" where the quote is for another amount',
  examples: [
    'watch --beneficiary ID --lock buy --amount 1000',
    'watch --beneficiary ID1=100 --beneficiary ID2=50.50 --for 60 --json',
  ],
  run: async (invocation, openSession) => {
    const terms = readOfxTerms(invocation.options);
    if (!terms.ok) return terms;
    const ends = readWatchEnds(invocation.options);
    if (!ends.ok) return ends;
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const { ofx, keeper } = open.value;
    const known = await listOfxBeneficiaries(ofx);
    if (!known.ok) return known;
    const wanted = draftOfTerms(terms.value, known.value);
    if (!wanted.ok) return wanted;
    const { draft, request } = wanted.value;
    return watchLive(invocation, ends.value, {
      start: (changed) => {
        const ports = { quotes: ofx.quotes, clock: systemClock, timers: systemTimers };
        const live = createOfxLiveQuote({ ...ports, changed });
        live.send({ type: 'edited', request });
        return live;
      },
      renewToken: async () => (await keeper.renew()).ok,
      quoteId: ({ id }) => id,
      lineOf: (state: OfxLiveState) => ofxWatchLine(draft, state),
      failureWords: ofxQuoteWords,
    });
  },
};
