import {
  banksWords,
  beneficiariesWords,
  bookingUnknownWords,
  bookingWords,
  callWords,
  corpayPolicy,
  corpayWords,
  instructionWords,
  quoteWords,
  tokenWords,
  type Corpay,
  type CorpayFailure,
  type CorpayTokens,
  type QuoteRequest,
} from '@fx-gateway/domain/corpay';
import { money } from '@fx-gateway/domain/money';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import { joinSentences } from '@fx-gateway/domain/words';

type Partner = { readonly corpay: Corpay; readonly tokens: CorpayTokens };

/** What the call was about, as far as its answer or its words depend on it. */
export type Asked = { readonly id: string; readonly request: QuoteRequest };

/**
 * What is said of an answer that is no failure, null when nothing is, and whether it leaves open what happened; or the
 * failure.
 */
type Answered = Result<{ readonly words: string | null; readonly leavesOpen: boolean }, CorpayFailure>;

const said = (words: string | null, leavesOpen = false): Answered => succeeded({ words, leavesOpen });

const unsaid = async (answering: Promise<Result<unknown, CorpayFailure>>): Promise<Answered> => {
  const answer = await answering;
  return answer.ok ? said(null) : answer;
};

/** One call: how its answer is read, and how its failure is told. */
export type AnsweredCall = {
  /** As the specification names it; `{id}` stands for any one part. */
  readonly path: string;
  readonly run: (partner: Partner, asked: Asked) => Promise<Answered>;
  readonly words: (failure: CorpayFailure, asked: Asked) => string;
};

/** A quote counts as the live quote counts it: in the currencies that were asked for, and not ended. */
const askForQuote: AnsweredCall['run'] = async ({ corpay }, { request }) => {
  const answer = await corpay.quotes.request(request);
  if (!answer.ok) return answer;
  const left = answer.value.expiryRemaining;
  return left !== null && left <= 0 ? failed(corpayPolicy.arrivedEnded) : said(null);
};

const searchBanks: AnsweredCall['run'] = async ({ corpay }) => {
  const found = await corpay.banks.search({ country: 'AU', query: '' });
  if (!found.ok) return found;
  const { rows, total } = found.value;
  return said(rows.length === 0 ? banksWords.none : banksWords.more(total));
};

/** Without an order number it is as unknown as without an answer. */
const book: AnsweredCall['run'] = async ({ corpay }) => {
  const answer = await corpay.deals.book('', '');
  if (!answer.ok) return answer;
  const { noNumber, notKnown } = bookingUnknownWords;
  return answer.value.orderNumber === null ? said(joinSentences(noNumber, notKnown), true) : said(null);
};

const amount = money(100n, 'USD');
const instruction = {
  orderNumber: '',
  payment: { amount, beneficiaryId: '', deliveryMethod: '', purposeOfPayment: '', paymentReference: '' },
  settlement: { accountId: '', deliveryMethod: '', currency: 'USD' },
  fee: { accountId: '', deliveryMethod: '' },
} as const;

/** The calls of the newer partner by the names that `check error` takes. */
const answeredCalls = {
  token: { path: 'GET /token', run: ({ tokens }) => unsaid(tokens.request()), words: tokenWords },
  beneficiaries: {
    path: 'GET /beneficiaries',
    run: ({ corpay }) => unsaid(corpay.beneficiaries.list()),
    words: beneficiariesWords,
  },
  rules: {
    path: 'GET /beneficiaries/rules',
    run: ({ corpay }) =>
      unsaid(
        corpay.beneficiaries.rules({
          destinationCountry: 'AU',
          bankCountry: 'AU',
          bankCurrency: 'AUD',
          classification: 'Business',
          paymentMethods: ['W'],
        }),
      ),
    words: callWords,
  },
  banks: {
    path: 'GET /beneficiaries/banks',
    run: searchBanks,
    words: () => banksWords.unavailable,
  },
  quote: { path: 'POST /deal/quote', run: askForQuote, words: quoteWords },
  'quote-status': {
    path: 'GET /deal/quote/status/{id}',
    run: ({ corpay }, { id }) => unsaid(corpay.quotes.remaining(id)),
    words: callWords,
  },
  book: {
    path: 'POST /deal/book',
    run: book,
    words: bookingWords,
  },
  instruct: {
    path: 'POST /deal/instruct',
    run: ({ corpay }) => unsaid(corpay.deals.instruct(instruction, '')),
    words: instructionWords,
  },
  orders: {
    path: 'GET /deal/orders',
    run: ({ corpay }) => unsaid(corpay.orders.list()),
    words: () => corpayWords.ordersUnavailable,
  },
  order: {
    path: 'GET /deal/order/{id}',
    run: ({ corpay }, { id }) => unsaid(corpay.orders.show(id)),
    words: (_failure, { id }) => corpayWords.orderUnavailable(id),
  },
  'settlement-accounts': {
    path: 'GET /deal/settlementAccounts',
    run: ({ corpay }) => unsaid(corpay.settlements.accounts()),
    words: () => corpayWords.settlementAccountsUnavailable,
  },
  'payment-purposes': {
    path: 'GET /deal/paymentPurpose',
    run: ({ corpay }) =>
      unsaid(corpay.settlements.purposes({ currency: 'EUR', countryISO: 'GR', method: 'W' })),
    words: () => corpayWords.paymentPurposesUnavailable,
  },
} as const satisfies Readonly<Record<string, AnsweredCall>>;

const calls: readonly (AnsweredCall & { readonly name: string })[] = Object.entries(answeredCalls).map(
  ([name, call]) => ({ name, ...call }),
);

export const callNames: readonly string[] = Object.keys(answeredCalls);

/** The call that is meant by its name, `POST /deal/book` or `/deal/book`, with the id that its path carries. */
export const findCall = (
  meant: string,
): { readonly call: AnsweredCall; readonly id: string | null } | null => {
  for (const call of calls) {
    const [method = '', path = ''] = call.path.split(' ');
    const given = meant.replace(`${method} `, '');
    if (meant === call.name || given === path) return { call, id: null };
    const [before = '', after] = path.split('{id}');
    const id = given.slice(before.length);
    if (after !== undefined && given.startsWith(before) && id !== '' && !id.includes('/'))
      return { call, id };
  }
  return null;
};
