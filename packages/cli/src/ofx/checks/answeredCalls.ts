import { money } from '@fx-gateway/domain/money/money.ts';
import {
  ofxBookingMessages,
  ofxCallMessages,
  ofxDealsMessages,
  ofxMessages,
  ofxQuoteMessages,
  ofxTokenMessages,
  ofxValidationMessages,
} from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import type { Ofx, OfxTokens } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { newOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/newOfxBeneficiary.ts';
import { demandsAuthorization } from '@fx-gateway/domain/ofx/session/ofxSession.ts';
import { unsaid, type AnsweredCalls } from '../../checking/answeredCall.ts';

/** The partner that gives one answer to every call. */
export type AnsweringOfx = { readonly ofx: Ofx; readonly tokens: OfxTokens };

const request = {
  buyCurrency: 'USD',
  sellCurrency: 'EUR',
  lockSide: 'sell',
  amount: money(10_000n, 'EUR'),
  beneficiaries: 1,
} as const;

const part = { beneficiaryId: 'payee', amount: request.amount };

/** The calls of the partner by the names that `check error` takes. */
export const answeredCalls = {
  token: {
    path: 'POST /partners/ofx/token',
    run: ({ tokens }) => unsaid(tokens.renew()),
    words: (failure) =>
      demandsAuthorization(failure) ? ofxMessages.authorizationRequired : ofxTokenMessages(failure),
  },
  beneficiaries: {
    path: 'GET /payments/beneficiaries',
    run: ({ ofx }) => unsaid(ofx.beneficiaries.list()),
    words: ofxCallMessages,
  },
  template: {
    path: 'GET /bank-accounts/template/GR/EUR/bankaccount',
    run: ({ ofx }) => unsaid(ofx.beneficiaries.template('GR', 'EUR')),
    words: ofxCallMessages,
  },
  validate: {
    path: 'POST /payments/beneficiaries/validate',
    run: ({ ofx }) => unsaid(ofx.beneficiaries.validate(newOfxBeneficiary)),
    words: ofxValidationMessages,
  },
  quote: {
    path: 'POST /payments/quotes',
    run: ({ ofx }) => unsaid(ofx.quotes.request(request)),
    words: ofxQuoteMessages,
  },
  'quote-status': {
    path: 'GET /payments/quotes/{id}/stale',
    run: ({ ofx }, { id }) => unsaid(ofx.quotes.isStale(id)),
    words: ofxCallMessages,
  },
  book: {
    path: 'POST /payments/deals',
    run: ({ ofx }) => unsaid(ofx.deals.book({ quoteId: 'quote', beneficiaries: [part] }, '')),
    words: ofxBookingMessages,
  },
  deals: {
    path: 'GET /payments/deals',
    run: ({ ofx }) => unsaid(ofx.deals.list()),
    words: ofxDealsMessages,
  },
  'deal-beneficiaries': {
    path: 'GET /payments/deals/{id}/beneficiaries',
    run: ({ ofx }, { id }) => unsaid(ofx.deals.beneficiaries(id)),
    words: () => ofxMessages.dealBeneficiariesUnavailable,
  },
} satisfies AnsweredCalls<AnsweringOfx, { readonly id: string }>;
