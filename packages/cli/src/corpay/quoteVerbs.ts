import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { bookCorpayQuoteVerb } from './booking/bookCorpayQuoteVerb.ts';
import { settleCorpayQuotesVerb } from './openSteps/settleCorpayQuotesVerb.ts';
import { requestCorpayQuoteVerb } from './quotes/requestCorpayQuoteVerb.ts';
import { showCorpayQuoteVerb } from './quotes/showCorpayQuoteVerb.ts';
import { watchCorpayQuoteVerb } from './booking/watchCorpayQuoteVerb.ts';

export const quoteVerbs: readonly PartnerVerb[] = [
  requestCorpayQuoteVerb,
  showCorpayQuoteVerb,
  watchCorpayQuoteVerb,
  bookCorpayQuoteVerb,
  settleCorpayQuotesVerb,
];
