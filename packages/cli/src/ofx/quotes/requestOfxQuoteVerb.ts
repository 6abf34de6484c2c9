import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { readMarketCost } from '../../market-rates/readMarketCost.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';
import { requestOfxQuote, toOfxQuoteJson, toOfxQuoteLabelledValues } from './requestOfxQuote.ts';
import { ofxTermOptions, readOfxTerms } from './ofxTerms.ts';
import { loadOfxDraft } from './loadOfxDraft.ts';

export const requestOfxQuoteVerb: PartnerVerb<'quotes request'> = {
  usage: 'request',
  summary: 'Ask for one quote.',
  options: ofxTermOptions,
  notes: ['The form with "fee" and "beneficiaries".'],
  examples: [
    'request --beneficiary ID --lock buy --amount 1000',
    'request --beneficiary ID1=100 --beneficiary ID2=50.50',
  ],
  run: async (invocation, openSession) => {
    const terms = readOfxTerms(invocation.options);
    if (!terms.ok) return terms;
    const open = await loadOfxDraft(invocation, openSession, terms.value);
    if (!open.ok) return open;
    const { ofx, connection } = open.value.scope;
    const offered = await requestOfxQuote(ofx, open.value.wanted);
    if (!offered.ok) return offered;
    const { pays, receive } = toPaysAndReceives(offered.value.quote);
    const amounts = { settlement: pays, payment: receive };
    const { market, costFacts } = await readMarketCost(
      connection,
      amounts,
      formatDisplayOnlyAmount(offered.value.quote.fee),
    );
    return makeOutput({ ...toOfxQuoteJson(offered.value), market }, (paint) =>
      formatLabelledValues([...toOfxQuoteLabelledValues(offered.value), ...costFacts], paint),
    );
  },
};
