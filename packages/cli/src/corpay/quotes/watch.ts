import { systemClock, systemTimers } from '@fx-gateway/adapters/node';
import { createCorpayLiveQuote, quoteWords } from '@fx-gateway/domain/corpay';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { readWatchEnds, watchEndOptions } from '../../quoting/watchEnds.ts';
import { watchLive } from '../../quoting/watchLive.ts';
import { findBeneficiary } from '../scope/findBeneficiary.ts';
import { openCorpay } from '../scope/openCorpay.ts';
import { readTerms, requestFor, termOptions } from './quoteTerms.ts';
import { watchLine } from './watchLine.ts';

export const watch: PartnerVerb = {
  usage: 'watch',
  summary: 'Watch a live quote: a line for every quote and renewal, until Ctrl-C.',
  options: [...termOptions, ...watchEndOptions],
  output:
    'JSON lines: { "event": "quote" | "renewal", "quoteId", "rate", "settlement", "payment", "expiryRemaining", "expiresAt", "before", "worse", "asked" }; "asked" where the quote is for another amount',
  examples: [
    'watch --beneficiary ID --amount 10000',
    'watch --beneficiary ID --amount 10000 --for 60 --json',
  ],
  run: async (invocation, openSession) => {
    const terms = readTerms(invocation.options);
    if (!terms.ok) return terms;
    const ends = readWatchEnds(invocation.options);
    if (!ends.ok) return ends;
    const open = await openCorpay(invocation, openSession);
    if (!open.ok) return open;
    const { corpay, keeper } = open.value;
    const beneficiary = await findBeneficiary(corpay, terms.value.beneficiaryId);
    if (!beneficiary.ok) return beneficiary;
    const request = requestFor(terms.value, beneficiary.value);
    if (!request.ok) return request;
    return watchLive(invocation, ends.value, {
      start: (changed) => {
        const ports = { quotes: corpay.quotes, clock: systemClock, timers: systemTimers };
        const live = createCorpayLiveQuote({ ...ports, changed });
        live.send({ type: 'edited', request: request.value });
        return live;
      },
      renewToken: async () => (await keeper.renew()).ok,
      quoteId: ({ quoteId }) => quoteId,
      lineOf: watchLine,
      failureWords: quoteWords,
    });
  },
};
