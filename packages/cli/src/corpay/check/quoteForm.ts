import * as z from 'zod';
import type {
  CorpayFailure,
  CorpayLiveState,
  Quote,
  QuoteDraft,
  QuoteRequest,
} from '@fx-gateway/domain/corpay';
import { isCurrency, type Currency } from '@fx-gateway/domain/geography';
import { readDecimal, toDecimal, type Money } from '@fx-gateway/domain/money';

/** The JSON form of a live quote: amounts are decimal strings, everything else stands as in the domain. */
const currency = z.custom<Currency>(isCurrency, 'is no currency of this product');
const side = z.enum(['Settlement', 'Payment']);

const amountOf = (text: string, code: Currency, context: z.RefinementCtx): Money => {
  const read = readDecimal(text, code);
  if (read !== null) return read;
  context.addIssue(`${text} is no amount in ${code}`);
  return z.NEVER;
};

/** What a quote is asked for. */
export const requestForm = z
  .object({ settlementCurrency: currency, paymentCurrency: currency, lockSide: side, amount: z.string() })
  .transform((given, context): QuoteRequest => {
    const locked = given.lockSide === 'Payment' ? given.paymentCurrency : given.settlementCurrency;
    return { ...given, amount: amountOf(given.amount, locked, context) };
  });

const money = z
  .object({ amount: z.string(), currency })
  .transform((given, context) => amountOf(given.amount, given.currency, context));

const quote = z.object({
  quoteId: z.string(),
  rate: z.number().default(1),
  settlement: money,
  payment: money,
  expiryRemaining: z.number().nullable().default(null),
});

const beneficiary = z.object({
  clientIntegrationId: z.string(),
  payee: z.string().default(''),
  curr: z.string(),
  bankCountryISO: z.string().default(''),
  methods: z.array(z.string()).default([]),
});

export const failureKinds = [
  'missing-configuration',
  'missing-token',
  'session-lost',
  'token-refused',
  'session-refused',
  'permission',
  'refused',
  'server-trouble',
  'no-answer',
  'unreadable',
  'quote-ended',
] as const;

const failure = z
  .object({
    kind: z.enum(failureKinds),
    path: z.string().default('/deal/quote'),
    status: z.number().nullable().default(null),
    messages: z.array(z.string()).default([]),
    code: z.string().nullable().default(null),
    listed: z.boolean().default(false),
    requestId: z.string().nullable().default(null),
  })
  .transform((given): CorpayFailure => given);

const draft = z
  .object({
    beneficiary: beneficiary.nullable(),
    settlementCurrency: currency,
    paymentCurrency: currency.nullable(),
    lockSide: side,
    settlementAmount: z.string(),
    paymentAmount: z.string(),
  })
  .transform((given): QuoteDraft => given);

const offer = z.object({ request: requestForm, quote, expiresAt: z.number().nullable() });

const live = z
  .object({
    status: z.enum(['unitialized', 'loading', 'success', 'error']),
    stale: z.boolean(),
    request: requestForm.nullable(),
    offer: offer.nullable(),
    renewed: offer.nullable().default(null),
    failure: failure.nullable().default(null),
    dueAt: z.number().nullable().default(null),
    pollAt: z.number().nullable().default(null),
    restsUntil: z.number().nullable().default(null),
    asking: z
      .object({ ticket: z.number(), request: requestForm, sentAt: z.number() })
      .nullable()
      .default(null),
    polling: z.object({ ticket: z.number(), sentAt: z.number() }).nullable().default(null),
    nextTicket: z.number().default(1),
    byItself: z.boolean().default(false),
    askedAt: z.number().nullable().default(null),
    lookedAt: z.number().nullable().default(null),
    misses: z.number().default(0),
    held: z
      .object({ press: z.boolean(), booking: z.boolean(), hidden: z.boolean() })
      .default({ press: false, booking: false, hidden: false }),
  })
  // Requests are compared by identity: those that were one before they became JSON are one again.
  .transform((given): CorpayLiveState => {
    const known = new Map<string, QuoteRequest>();
    const one = (asked: QuoteRequest): QuoteRequest => {
      const key = JSON.stringify(requestData(asked));
      const first = known.get(key) ?? asked;
      known.set(key, first);
      return first;
    };
    const same = <T extends { readonly request: QuoteRequest }>(holder: T | null): T | null =>
      holder === null ? null : { ...holder, request: one(holder.request) };
    return {
      ...given,
      request: given.request === null ? null : one(given.request),
      offer: same(given.offer),
      renewed: same(given.renewed),
      asking: same(given.asking),
    };
  });

const at = z.number();

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('beneficiary-chosen'), at, beneficiary: beneficiary.nullable() }),
  z.object({ type: z.literal('settlement-currency-chosen'), at, currency }),
  z.object({ type: z.literal('amount-typed'), at, side, text: z.string() }),
  z.object({ type: z.literal('side-locked'), at, side }),
  z.object({
    type: z.literal('answered'),
    at,
    ticket: z.number().optional(),
    quote: quote.optional(),
    failure: failure.optional(),
  }),
  z.object({
    type: z.literal('polled'),
    at,
    ticket: z.number().optional(),
    seconds: z.number().nullable().optional(),
    failure: failure.optional(),
  }),
  z.object({
    type: z.enum([
      'asked-again',
      'token-came',
      'connection-came',
      'press-began',
      'press-ended',
      'booking-began',
      'booking-ended',
      'page-hidden',
      'page-shown',
      'time-passed',
    ]),
    at,
  }),
]);

export const quoteCheckForm = z.object({
  state: z.object({ draft, live }).nullish(),
  events: z.array(event),
  earlierBookingOpen: z.boolean().default(false),
  expect: z.object({ bookDeal: z.boolean() }).nullish(),
});

export type QuoteCheck = z.infer<typeof quoteCheckForm>;
export type QuoteCheckEvent = QuoteCheck['events'][number];

export const requestData = (asked: QuoteRequest) => ({ ...asked, amount: toDecimal(asked.amount) });

const moneyText = (amount: Money) => ({ amount: toDecimal(amount), currency: amount.currency });
const quoteText = (given: Quote) => ({
  ...given,
  settlement: moneyText(given.settlement),
  payment: moneyText(given.payment),
});

const offerText = (given: CorpayLiveState['offer']) =>
  given === null ? null : { ...given, request: requestData(given.request), quote: quoteText(given.quote) };

/** The state as JSON; the next check takes it as it is. */
export const liveData = (state: CorpayLiveState) => ({
  ...state,
  request: state.request === null ? null : requestData(state.request),
  offer: offerText(state.offer),
  renewed: offerText(state.renewed),
  asking: state.asking === null ? null : { ...state.asking, request: requestData(state.asking.request) },
});
