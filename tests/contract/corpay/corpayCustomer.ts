import { z } from 'zod';
import { signedUser, type Received, type Sent, type SignedUser } from '../harness/signedUser.ts';

const tokenAnswer = z.object({ access_code: z.string(), expires_in: z.number(), clientId: z.string() });
const quoteAnswer = z.object({
  content: z.object({
    quoteId: z.string(),
    rate: z.object({ value: z.number() }),
    payment: z.object({ currency: z.string(), amount: z.number() }),
    settlement: z.object({ currency: z.string(), amount: z.number() }),
    expiryRemaining: z.number(),
  }),
});
const bookAnswer = z.object({ content: z.object({ orderNumber: z.number(), token: z.string() }) });

const rows = z.array(z.object({ ordNum: z.number(), beneCount: z.number() }).loose());

type Quoted = z.infer<typeof quoteAnswer>['content'];

export type QuoteAsked = {
  readonly settlementCurrency: string;
  readonly paymentCurrency: string;
  readonly lockSide: string;
  readonly amount: number;
};

/** A customer of the partner with a token of their own. */
export type CorpayCustomer = {
  readonly user: SignedUser;
  readonly accessToken: string;
  readonly clientCode: string;
  /** Sends a call below the gateway's address with token and client code. */
  call(method: string, path: string, sent?: Sent): Promise<Received>;
  quote(asked?: Partial<QuoteAsked>): Promise<Quoted>;
  book(quoteId: string, key?: string): Promise<Received>;
  /** Quotes and books; gives the quote and the order number. */
  deal(asked?: Partial<QuoteAsked>): Promise<Quoted & { readonly orderNumber: number }>;
  instruct(body: unknown, key?: string): Promise<Received>;
  orders(): Promise<z.infer<typeof rows>>;
};

/** 10,000 dollars into euros. */
const tenThousandDollars: QuoteAsked = {
  settlementCurrency: 'USD',
  paymentCurrency: 'EUR',
  lockSide: 'Settlement',
  amount: 10_000,
};

export const gateway = '/services/corpay';

export const orderNumberOf = (booked: Received): number => bookAnswer.parse(booked.body).content.orderNumber;

/** The body of a refusal for one reason. */
export const errorsOf = (key: string, message: string) => ({ errors: [{ key, message }] });

const withKey = (key: string | undefined): Pick<Sent, 'headers'> =>
  key === undefined ? {} : { headers: { 'Idempotency-Key': key } };

/** Signs a seeded customer in and asks the gateway for a token. */
export const corpayCustomer = async (url: string, email: string): Promise<CorpayCustomer> => {
  const user = await signedUser(url, email);
  const { access_code, clientId } = tokenAnswer.parse((await user.send('GET', `${gateway}/token`)).body);
  const call = (method: string, path: string, sent: Sent = {}): Promise<Received> =>
    user.send(method, gateway + path, {
      ...sent,
      headers: { 'CMG-AccessToken': access_code, 'Client-Code': clientId, ...sent.headers },
    });
  const quote = async (asked: Partial<QuoteAsked> = {}): Promise<Quoted> => {
    const body = { ...tenThousandDollars, ...asked };
    return quoteAnswer.parse((await call('POST', '/deal/quote', { body })).body).content;
  };
  const book = (quoteId: string, key?: string) =>
    call('POST', '/deal/book', { body: { quoteId }, ...withKey(key) });
  return {
    user,
    accessToken: access_code,
    clientCode: clientId,
    call,
    quote,
    book,
    deal: async (asked) => {
      const quoted = await quote(asked);
      return { ...quoted, orderNumber: orderNumberOf(await book(quoted.quoteId)) };
    },
    orders: async () => rows.parse((await call('GET', '/deal/orders')).body),
    instruct: (body, key) => call('POST', '/deal/instruct', { body, ...withKey(key) }),
  };
};

const thalassa = '7c0e4d5a-1f0b-4c57-8a51-3f6f0b2d1001';

/** A good instruction of a deal from dollars to euros, with changes. */
export const instructionOf = (
  deal: { readonly orderNumber: number; readonly payment: { readonly amount: number } },
  change: { readonly payment?: object; readonly spot?: object; readonly fee?: object } = {},
) => {
  const account = { accountId: 'INCOMING410233_USD', deliveryMethod: 'W', currency: 'USD' };
  const { amount } = deal.payment;
  return {
    Orders: [{ orderId: deal.orderNumber, amount }],
    Payments: [
      {
        amount,
        currency: 'EUR',
        beneficiaryId: thalassa,
        deliveryMethod: 'W',
        purposeOfPayment: 'GOODS',
        paymentReference: 'Invoice 12',
        ...change.payment,
      },
    ],
    Settlements: [
      { ...account, purpose: 'Spot', ...change.spot },
      { ...account, purpose: 'Fee', ...change.fee },
    ],
  };
};
