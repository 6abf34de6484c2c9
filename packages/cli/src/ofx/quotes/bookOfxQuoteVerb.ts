import { detailsCheckedOption } from '../../bankDetails/confirmBankDetails.ts';
import { requireWayToConfirm } from '../../verbs/confirmChange.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { bookDuplicateOption } from '../../quoting/confirmDuplicateDeal.ts';
import { confirmChosenBankDetails } from './confirmChosenBankDetails.ts';
import { confirmAndBookDeal, despiteOpenOption, readDealsBeforeBooking } from './confirmAndBookDeal.ts';
import { requestOfxQuote } from './requestOfxQuote.ts';
import { ofxLimitOptions, requireOfxLimit } from './ofxQuoteLimits.ts';
import { ofxTermOptions, readOfxTerms } from './ofxTerms.ts';
import { loadOfxDraft } from './loadOfxDraft.ts';
import { keyOptionUnsupported } from './keyOptionUnsupported.ts';
import { reportUnreportedBookings } from './reportEarlierBooking.ts';

export const bookOfxQuoteVerb: PartnerVerb<'quotes book'> = {
  usage: 'book',
  summary: 'Book a deal at a fresh quote.',
  changes: true,
  movesMoney: true,
  lacks: keyOptionUnsupported,
  options: [
    ...ofxTermOptions,
    ...ofxLimitOptions,
    despiteOpenOption,
    bookDuplicateOption,
    detailsCheckedOption,
  ],
  notes: ['The forms with "fee" and "beneficiaries".'],
  examples: [
    'book --beneficiary ID1=100 --beneficiary ID2=50.50',
    'book --beneficiary ID --lock buy --amount 1000 --yes --min-sell 850',
    'book --beneficiary ID=250 --dry-run',
  ],
  run: async (invocation, openSession) => {
    const terms = readOfxTerms(invocation.options);
    if (!terms.ok) return terms;
    const consent = requireWayToConfirm(invocation);
    if (!consent.ok) return consent;
    const limit = requireOfxLimit(invocation.options, terms.value.lockSide, invocation.canAsk);
    if (!limit.ok) return limit;
    const open = await loadOfxDraft(invocation, openSession, terms.value);
    if (!open.ok) return open;
    const { scope, wanted } = open.value;
    const earlier = await reportUnreportedBookings(invocation, scope, wanted);
    if (earlier !== null) return earlier;
    const said = await confirmChosenBankDetails(invocation, scope, wanted.draft);
    if (!said.ok) return said;
    const before = await readDealsBeforeBooking(scope);
    if (!before.ok) return before;
    const offered = await requestOfxQuote(scope.ofx, wanted);
    if (!offered.ok) return offered;
    return confirmAndBookDeal(invocation, scope, offered.value, { ...said.value, ...before.value });
  },
};
