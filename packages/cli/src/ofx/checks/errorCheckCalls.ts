import { money } from '@fx-gateway/domain/money/money.ts';
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
import { answerWithoutMessage, type ErrorCheckCalls } from '../../checking/answeredCall.ts';

/** The partner that gives one answer to every call. */
export type StubOfx = { readonly ofx: Ofx; readonly tokens: OfxTokens };

const request = {
  buyCurrency: 'USD',
  sellCurrency: 'EUR',
  lockSide: 'sell',
  amount: money(10_000n, 'EUR'),
  beneficiaries: 1,
} as const;

const part = { beneficiaryId: 'payee', amount: request.amount };

/** The calls of the partner by the names that `check error` takes. */
export const errorCheckCalls = {
  token: {
    path: 'POST /partners/ofx/token',
    run: ({ tokens }) => answerWithoutMessage(tokens.renew()),
    words: (failure) =>
      needsNewAuthorization(failure) ? ofxMessages.authorizationRequired : ofxTokenFailureMessage(failure),
  },
  beneficiaries: {
    path: 'GET /payments/beneficiaries',
    run: ({ ofx }) => answerWithoutMessage(ofx.beneficiaries.list()),
    words: ofxCallFailureMessage,
  },
  template: {
    path: 'GET /bank-accounts/template/GR/EUR/bankaccount',
    run: ({ ofx }) => answerWithoutMessage(ofx.beneficiaries.template('GR', 'EUR')),
    words: ofxCallFailureMessage,
  },
  validate: {
    path: 'POST /payments/beneficiaries/validate',
    run: ({ ofx }) => answerWithoutMessage(ofx.beneficiaries.validate(newOfxBeneficiary)),
    words: ofxValidationFailureMessage,
  },
  quote: {
    path: 'POST /payments/quotes',
    run: ({ ofx }) => answerWithoutMessage(ofx.quotes.request(request)),
    words: ofxQuoteFailureMessage,
  },
  'quote-status': {
    path: 'GET /payments/quotes/{id}/stale',
    run: ({ ofx }, { id }) => answerWithoutMessage(ofx.quotes.isStale(id)),
    words: ofxCallFailureMessage,
  },
  book: {
    path: 'POST /payments/deals',
    run: ({ ofx }) => answerWithoutMessage(ofx.deals.book({ quoteId: 'quote', beneficiaries: [part] }, '')),
    words: ofxBookingFailureMessage,
  },
  deals: {
    path: 'GET /payments/deals',
    run: ({ ofx }) => answerWithoutMessage(ofx.deals.list()),
    words: ofxDealsFailureMessage,
  },
  'deal-beneficiaries': {
    path: 'GET /payments/deals/{id}/beneficiaries',
    run: ({ ofx }, { id }) => answerWithoutMessage(ofx.deals.beneficiaries(id)),
    words: () => ofxMessages.dealBeneficiariesUnavailable,
  },
} satisfies ErrorCheckCalls<StubOfx, { readonly id: string }>;
