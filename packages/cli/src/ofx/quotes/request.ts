import { output } from '../../command/output.ts';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { facts } from '../../terminal/table.ts';
import { listOfxBeneficiaries } from '../scope/findOfxBeneficiary.ts';
import { openOfx } from '../scope/ofxScope.ts';
import { askOfxQuote, offeredData, offeredFacts } from './offeredDeal.ts';
import { draftOfTerms, ofxTermOptions, readOfxTerms } from './ofxTerms.ts';

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
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const known = await listOfxBeneficiaries(open.value.ofx);
    if (!known.ok) return known;
    const wanted = draftOfTerms(terms.value, known.value);
    if (!wanted.ok) return wanted;
    const offered = await askOfxQuote(open.value.ofx, wanted.value);
    return offered.ok
      ? output(offeredData(offered.value), (paint) => facts(offeredFacts(offered.value), paint))
      : offered;
  },
};
