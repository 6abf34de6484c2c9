import type { Corpay, CorpayTokens } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import {
  beneficiariesFailureMessage,
  bookingFailureMessage,
  callFailureMessage,
  corpayMessages,
  instructionFailureMessage,
  quoteFailureMessage,
  tokenFailureMessage,
} from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { bankSearchMessages } from '@fx-gateway/domain/corpay/beneficiaries/beneficiaryMessages.ts';
import { bookingUnknownMessages } from '@fx-gateway/domain/corpay/booking/lostBookingMessages.ts';
import { corpayPolicy } from '@fx-gateway/domain/corpay/quotes/corpayPolicy.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import {
  makeAnswerCheckWithMessage,
  toAnswerCheckWithoutMessage,
  type ErrorCheckCall,
  type ErrorCheckCalls,
} from '../../checking/answeredCall.ts';

/** The partner that gives one answer to every call. */
export type StubCorpay = { readonly corpay: Corpay; readonly tokens: CorpayTokens };

/** What the call was about, as far as its answer or its words depend on it. */
type CallSubject = { readonly id: string; readonly request: QuoteRequest };

type CorpayCall = ErrorCheckCall<StubCorpay, CallSubject>;

/** A quote counts as the live quote counts it: in the currencies that were asked for, and not ended. */
const askForQuote: CorpayCall['run'] = async ({ corpay }, { request }) => {
  const answer = await corpay.quotes.request(request);
  if (!answer.ok) return answer;
  const left = answer.value.expiryRemaining;
  return left !== null && left <= 0 ? failed(corpayPolicy.arrivedEnded) : makeAnswerCheckWithMessage(null);
};

const searchBanks: CorpayCall['run'] = async ({ corpay }) => {
  const found = await corpay.banks.search({ country: 'AU', query: '' });
  if (!found.ok) return found;
  const { rows, total } = found.value;
  return makeAnswerCheckWithMessage(
    rows.length === 0 ? bankSearchMessages.none : bankSearchMessages.more(total),
  );
};

/** Without an order number it is as unknown as without an answer. */
const book: CorpayCall['run'] = async ({ corpay }) => {
  const answer = await corpay.deals.book('', '');
  if (!answer.ok) return answer;
  const { noNumber, notKnown } = bookingUnknownMessages;
  return answer.value.orderNumber === null
    ? makeAnswerCheckWithMessage(joinSentences(noNumber, notKnown), true)
    : makeAnswerCheckWithMessage(null);
};

const amount = makeMoney(100n, 'USD');
const instruction = {
  orderNumber: '',
  payments: [{ amount, beneficiaryId: '', deliveryMethod: '', purposeOfPayment: '', paymentReference: '' }],
  settlement: { accountId: '', deliveryMethod: '', currency: 'USD' },
  fee: { accountId: '', deliveryMethod: '' },
} as const;

/** The calls of the partner by the names that `check error` takes. */
export const errorCheckCalls = {
  token: {
    path: 'GET /token',
    run: ({ tokens }) => toAnswerCheckWithoutMessage(tokens.request()),
    words: tokenFailureMessage,
  },
  beneficiaries: {
    path: 'GET /beneficiaries',
    run: ({ corpay }) => toAnswerCheckWithoutMessage(corpay.beneficiaries.list()),
    words: beneficiariesFailureMessage,
  },
  rules: {
    path: 'GET /beneficiaries/rules',
    run: ({ corpay }) =>
      toAnswerCheckWithoutMessage(
        corpay.beneficiaries.rules({
          destinationCountry: 'AU',
          bankCountry: 'AU',
          bankCurrency: 'AUD',
          classification: 'Business',
          paymentMethods: ['W'],
        }),
      ),
    words: callFailureMessage,
  },
  banks: {
    path: 'GET /beneficiaries/banks',
    run: searchBanks,
    words: () => bankSearchMessages.unavailable,
  },
  quote: { path: 'POST /deal/quote', run: askForQuote, words: quoteFailureMessage },
  'quote-status': {
    path: 'GET /deal/quote/status/{id}',
    run: ({ corpay }, { id }) => toAnswerCheckWithoutMessage(corpay.quotes.remaining(id)),
    words: callFailureMessage,
  },
  book: {
    path: 'POST /deal/book',
    run: book,
    words: bookingFailureMessage,
  },
  instruct: {
    path: 'POST /deal/instruct',
    run: ({ corpay }) => toAnswerCheckWithoutMessage(corpay.deals.instruct(instruction, '')),
    words: instructionFailureMessage,
  },
  orders: {
    path: 'GET /deal/orders',
    run: ({ corpay }) => toAnswerCheckWithoutMessage(corpay.orders.list()),
    words: () => corpayMessages.ordersUnavailable,
  },
  order: {
    path: 'GET /deal/order/{id}',
    run: ({ corpay }, { id }) => toAnswerCheckWithoutMessage(corpay.orders.show(id)),
    words: (_failure, { id }) => corpayMessages.orderUnavailable(id),
  },
  'settlement-accounts': {
    path: 'GET /deal/settlementAccounts',
    run: ({ corpay }) => toAnswerCheckWithoutMessage(corpay.settlements.accounts()),
    words: () => corpayMessages.settlementAccountsUnavailable,
  },
  'payment-purposes': {
    path: 'GET /deal/paymentPurpose',
    run: ({ corpay }) =>
      toAnswerCheckWithoutMessage(
        corpay.settlements.purposes({ currency: 'EUR', countryISO: 'GR', method: 'W' }),
      ),
    words: () => corpayMessages.paymentPurposesUnavailable,
  },
} satisfies ErrorCheckCalls<StubCorpay, CallSubject>;
