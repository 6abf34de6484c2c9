import { output } from '../../verbs/output.ts';
import { readMarketCost } from '../../market-rates/readMarketCost.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { factsText } from '../../terminal/table.ts';
import { findBeneficiary } from '../scope/findBeneficiary.ts';
import { openCorpay } from '../scope/openCorpay.ts';
import { askForQuote, quoteData, quoteFacts } from './offeredQuote.ts';
import { readTerms, requestFor, termOptions } from './quoteTerms.ts';
import { rememberQuote } from './rememberedQuotes.ts';

export const requestCorpayQuoteVerb: PartnerVerb<'quotes request'> = {
  usage: 'request',
  summary: 'Ask for one quote; it can be booked by its id until it ends.',
  options: termOptions,
  examples: [
    'request --beneficiary ID --lock payment --amount 10000 --settlement USD',
    'request --beneficiary ID --lock settlement --amount 5,000.00 --json | jq -r .quoteId',
  ],
  run: async (invocation, openSession) => {
    const terms = readTerms(invocation.options);
    if (!terms.ok) return terms;
    const open = await openCorpay(invocation, openSession);
    if (!open.ok) return open;
    const { corpay, connection } = open.value;
    const beneficiary = await findBeneficiary(corpay, terms.value.beneficiaryId);
    if (!beneficiary.ok) return beneficiary;
    const asked = requestFor(terms.value, beneficiary.value);
    if (!asked.ok) return asked;
    const offered = await askForQuote(corpay, asked.value);
    if (!offered.ok) return offered;
    await rememberQuote(connection, {
      ...offered.value,
      request: asked.value,
      beneficiaryId: beneficiary.value.clientIntegrationId,
      payee: beneficiary.value.payee,
      orderNumber: null,
    });
    const { market, costFacts } = await readMarketCost(connection, offered.value.quote);
    return output({ ...quoteData(offered.value), market }, (paint) =>
      factsText([...quoteFacts(offered.value), ...costFacts], paint),
    );
  },
};
