import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { settleOfxQuotesVerb } from './openBookings/settleOfxQuotesVerb.ts';
import { bookOfxQuoteVerb } from './quotes/bookOfxQuoteVerb.ts';
import { requestOfxQuoteVerb } from './quotes/requestOfxQuoteVerb.ts';
import { showOfxQuoteVerb } from './quotes/showOfxQuoteVerb.ts';
import { watchOfxQuoteVerb } from './quotes/watchOfxQuoteVerb.ts';

export const quoteVerbs: readonly PartnerVerb[] = [
  requestOfxQuoteVerb,
  watchOfxQuoteVerb,
  showOfxQuoteVerb,
  bookOfxQuoteVerb,
  settleOfxQuotesVerb,
];
