import { makeOutput } from '../../verbs/makeOutput.ts';
import { readMarketCost } from '../../market-rates/readMarketCost.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';
import { findBeneficiary } from '../scope/findBeneficiary.ts';
import { openCorpay } from '../scope/openCorpay.ts';
import { requestCorpayQuote, toCorpayQuoteJson, toQuoteLabelledValues } from './requestCorpayQuote.ts';
import { readQuoteTerms, quoteRequestFor, quoteTermOptions } from './quoteTerms.ts';
import { rememberQuote } from './rememberedQuotes.ts';

export const requestCorpayQuoteVerb: PartnerVerb<'quotes request'> = {
  usage: 'request',
  summary: 'Ask for one quote; it can be booked by its id until it ends.',
  options: quoteTermOptions,
  examples: [
    'request --beneficiary ID --lock payment --amount 10000 --settlement USD',
    'request --beneficiary ID --lock settlement --amount 5,000.00 --json | jq -r .quoteId',
  ],
  run: async (invocation, openSession) => {
    const terms = readQuoteTerms(invocation.options);
    if (!terms.ok) return terms;
    const open = await openCorpay(invocation, openSession);
    if (!open.ok) return open;
    const { corpay, connection } = open.value;
    const beneficiary = await findBeneficiary(corpay, terms.value.beneficiaryId);
    if (!beneficiary.ok) return beneficiary;
    const asked = quoteRequestFor(terms.value, beneficiary.value);
    if (!asked.ok) return asked;
    const offered = await requestCorpayQuote(corpay, asked.value);
    if (!offered.ok) return offered;
    await rememberQuote(connection, {
      ...offered.value,
      request: asked.value,
      beneficiaryId: beneficiary.value.clientIntegrationId,
      payee: beneficiary.value.payee,
      orderNumber: null,
    });
    const { market, costFacts } = await readMarketCost(connection, offered.value.quote);
    return makeOutput({ ...toCorpayQuoteJson(offered.value), market }, (paint) =>
      formatLabelledValues([...toQuoteLabelledValues(offered.value), ...costFacts], paint),
    );
  },
};
