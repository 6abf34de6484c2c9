import { formatShownAmount } from '@fx-gateway/domain/money/shownAmount.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { output } from '../../verbs/output.ts';
import { readMarketCost } from '../../market-rates/readMarketCost.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';
import { askOfxQuote, toOfxQuoteJson, toOfxQuoteLabelledValues } from './offeredDeal.ts';
import { ofxTermOptions, readOfxTerms } from './ofxTerms.ts';
import { openDraft } from './openDraft.ts';

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
    const open = await openDraft(invocation, openSession, terms.value);
    if (!open.ok) return open;
    const { ofx, connection } = open.value.scope;
    const offered = await askOfxQuote(ofx, open.value.wanted);
    if (!offered.ok) return offered;
    const { pays, receive } = toPaysAndReceives(offered.value.quote);
    const amounts = { settlement: pays, payment: receive };
    const { market, costFacts } = await readMarketCost(
      connection,
      amounts,
      formatShownAmount(offered.value.quote.fee),
    );
    return output({ ...toOfxQuoteJson(offered.value), market }, (paint) =>
      formatLabelledValues([...toOfxQuoteLabelledValues(offered.value), ...costFacts], paint),
    );
  },
};
