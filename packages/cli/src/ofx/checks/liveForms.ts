import type { OfxQuote, OfxQuoteRequest } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import * as z from 'zod';
import { moneyData, shownData } from '../../amounts/amountData.ts';
import { currencyForm, moneyForm, readAmount } from '../../amounts/moneyForm.ts';
import type { LiveQuoteSchemas } from '../../checking/liveQuoteSchema.ts';

export const sideForm = z.enum(['buy', 'sell']);

const request = z
  .strictObject({
    buyCurrency: currencyForm,
    sellCurrency: currencyForm,
    lockSide: sideForm,
    amount: z.string(),
    beneficiaries: z.number(),
  })
  .transform((given, context): OfxQuoteRequest => {
    const locked = given.lockSide === 'buy' ? given.buyCurrency : given.sellCurrency;
    return { ...given, amount: readAmount(given.amount, locked, context) };
  });

const quote = z.strictObject({
  id: z.string(),
  buy: moneyForm,
  sell: moneyForm,
  fee: z
    .strictObject({ amount: z.string(), currency: z.string() })
    .transform(({ amount, currency }) => ({ amount: Number(amount), currency })),
  customerRate: z.number().default(1),
});

/** OFX's requests and quotes as JSON. */
export const ofxLiveForms: LiveQuoteSchemas<OfxQuoteRequest, OfxQuote> = {
  path: '/payments/quotes',
  request,
  quote,
  requestData: (asked) => ({ ...asked, amount: toDecimal(asked.amount) }),
  quoteData: (given) => ({
    ...given,
    buy: moneyData(given.buy),
    sell: moneyData(given.sell),
    fee: shownData(given.fee),
  }),
};
