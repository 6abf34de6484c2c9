import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import {
  ofxBookingFailureMessage,
  ofxCallFailureMessage,
  ofxDealsFailureMessage,
  ofxMessages,
  ofxQuoteFailureMessage,
  ofxTokenFailureMessage,
  ofxValidationFailureMessage,
} from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import type { Ofx, OfxTokens } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { newOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/newOfxBeneficiary.ts';
import { needsNewAuthorization } from '@fx-gateway/domain/ofx/session/ofxSession.ts';
import { toAnswerCheckWithoutMessage, type ErrorCheckCalls } from '../../checking/answeredCall.ts';

/** The partner that gives one answer to every call. */
export type StubOfx = { readonly ofx: Ofx; readonly tokens: OfxTokens };

const request = {
  buyCurrency: 'USD',
  sellCurrency: 'EUR',
  lockSide: 'sell',
  amount: makeMoney(10_000n, 'EUR'),
  beneficiaries: 1,
} as const;

const part = { beneficiaryId: 'payee', amount: request.amount };

/** The calls of the partner by the names that `check error` takes. */
export const errorCheckCalls = {
  token: {
    path: 'POST /partners/ofx/token',
    run: ({ tokens }) => toAnswerCheckWithoutMessage(tokens.renew()),
    words: (failure) =>
      needsNewAuthorization(failure) ? ofxMessages.authorizationRequired : ofxTokenFailureMessage(failure),
  },
  beneficiaries: {
    path: 'GET /payments/beneficiaries',
    run: ({ ofx }) => toAnswerCheckWithoutMessage(ofx.beneficiaries.list()),
    words: ofxCallFailureMessage,
  },
  template: {
    path: 'GET /bank-accounts/template/GR/EUR/bankaccount',
    run: ({ ofx }) => toAnswerCheckWithoutMessage(ofx.beneficiaries.template('GR', 'EUR')),
    words: ofxCallFailureMessage,
  },
  validate: {
    path: 'POST /payments/beneficiaries/validate',
    run: ({ ofx }) => toAnswerCheckWithoutMessage(ofx.beneficiaries.validate(newOfxBeneficiary)),
    words: ofxValidationFailureMessage,
  },
  quote: {
    path: 'POST /payments/quotes',
    run: ({ ofx }) => toAnswerCheckWithoutMessage(ofx.quotes.request(request)),
    words: ofxQuoteFailureMessage,
  },
  'quote-status': {
    path: 'GET /payments/quotes/{id}/stale',
    run: ({ ofx }, { id }) => toAnswerCheckWithoutMessage(ofx.quotes.isStale(id)),
    words: ofxCallFailureMessage,
  },
  book: {
    path: 'POST /payments/deals',
    run: ({ ofx }) =>
      toAnswerCheckWithoutMessage(ofx.deals.book({ quoteId: 'quote', beneficiaries: [part] }, '')),
    words: ofxBookingFailureMessage,
  },
  deals: {
    path: 'GET /payments/deals',
    run: ({ ofx }) => toAnswerCheckWithoutMessage(ofx.deals.list()),
    words: ofxDealsFailureMessage,
  },
  'deal-beneficiaries': {
    path: 'GET /payments/deals/{id}/beneficiaries',
    run: ({ ofx }, { id }) => toAnswerCheckWithoutMessage(ofx.deals.beneficiaries(id)),
    words: () => ofxMessages.dealBeneficiariesUnavailable,
  },
} satisfies ErrorCheckCalls<StubOfx, { readonly id: string }>;
