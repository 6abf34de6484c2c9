import { output } from '../../command/output.ts';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { facts } from '../../terminal/table.ts';
import { askOfxQuote, offeredData, offeredFacts } from './offeredDeal.ts';
import { ofxTermOptions, readOfxTerms } from './ofxTerms.ts';
import { openDraft } from './openDraft.ts';

export const request: PartnerVerb = {
  usage: 'request',
  summary: 'Ask for one quote.',
  options: ofxTermOptions,
  output:
    '{ "quoteId", "rate", "buy": { "amount", "currency" }, "sell", "fee", "total", "beneficiaries": [{ "beneficiaryId", "amount" }] }',
  examples: [
    'request --beneficiary ID --lock buy --amount 1000',
    'request --beneficiary ID1=100 --beneficiary ID2=50.50',
  ],
  run: async (invocation, openSession) => {
    const terms = readOfxTerms(invocation.options);
    if (!terms.ok) return terms;
    const open = await openDraft(invocation, openSession, terms.value);
    if (!open.ok) return open;
    const offered = await askOfxQuote(open.value.scope.ofx, open.value.wanted);
    return offered.ok
      ? output(offeredData(offered.value), (paint) => facts(offeredFacts(offered.value), paint))
      : offered;
  },
};
