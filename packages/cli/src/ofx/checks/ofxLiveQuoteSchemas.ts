import type { OfxQuote, OfxQuoteRequest } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import * as z from 'zod';
import { toMoneyJson, toDisplayOnlyAmountJson } from '../../amounts/amountData.ts';
import { currencySchema, moneySchema, readAmount } from '../../amounts/moneySchema.ts';
import type { LiveQuoteSchemas } from '../../checking/liveQuoteSchema.ts';

export const ofxSideSchema = z.enum(['buy', 'sell']);

const request = z
  .strictObject({
    buyCurrency: currencySchema,
    sellCurrency: currencySchema,
    lockSide: ofxSideSchema,
    amount: z.string(),
    beneficiaries: z.number(),
  })
  .transform((given, context): OfxQuoteRequest => {
    const locked = given.lockSide === 'buy' ? given.buyCurrency : given.sellCurrency;
    return { ...given, amount: readAmount(given.amount, locked, context) };
  });

const quote = z.strictObject({
  id: z.string(),
  buy: moneySchema,
  sell: moneySchema,
  fee: z
    .strictObject({ amount: z.string(), currency: z.string() })
    .transform(({ amount, currency }) => ({ amount: Number(amount), currency })),
  customerRate: z.number().default(1),
});

/** OFX's requests and quotes as JSON. */
export const ofxLiveQuoteSchemas: LiveQuoteSchemas<OfxQuoteRequest, OfxQuote> = {
  path: '/payments/quotes',
  request,
  quote,
  requestData: (asked) => ({ ...asked, amount: toDecimal(asked.amount) }),
  quoteData: (given) => ({
    ...given,
    buy: toMoneyJson(given.buy),
    sell: toMoneyJson(given.sell),
    fee: toDisplayOnlyAmountJson(given.fee),
  }),
};
