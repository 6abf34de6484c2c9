import type { Quote, QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import { isCurrency, type Currency } from '@fx-gateway/domain/geography/currency.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { fromWireNumber, toWireNumber } from '@fx-gateway/domain/money/wireNumber.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { wrapContentInList } from '../http/envelope.ts';
import { makeContentReader } from '../http/makeContentReader.ts';
import type { Json } from '../http/signedApi.ts';
import {
  wireIdSchema,
  wireNumberSchema,
  wireNumberOrNullSchema,
  wireTextSchema,
} from '../http/wireShapes.ts';

const side = z.object({ currency: wireTextSchema, amount: wireNumberSchema });

const wire = z.object({
  quoteId: wireIdSchema,
  rate: z.object({ value: wireNumberSchema }),
  settlement: side,
  payment: side,
  expiryRemaining: wireNumberOrNullSchema,
});

export const quoteAnswerShape: AnswerShape = {
  schema: wire,
  find: wrapContentInList,
  place: 'content',
  mayLack: ['expiryRemaining'],
};

/** An answer that names no currency speaks of the one that was asked for; one that names another is not ours. */
const readSide = ({ currency, amount }: z.output<typeof side>, asked: Currency): Money | null => {
  const named = currency === '' ? asked : currency.toUpperCase();
  return isCurrency(named) && named === asked ? fromWireNumber(amount, asked) : null;
};

/** The body of POST /deal/quote: one amount, that of the locked side (CP-QUOTE-13, S-101). */
export const toQuoteRequestBody = ({
  settlementCurrency,
  paymentCurrency,
  lockSide,
  amount,
}: QuoteRequest): Json => ({
  settlementCurrency,
  paymentCurrency,
  lockSide,
  amount: toWireNumber(amount),
});

/** The offer in an answer to `request` (CP-QUOTE-14); null when one amount cannot be read. */
export const readQuote =
  (request: QuoteRequest) =>
  (body: unknown): Quote | null => {
    const read = makeContentReader(wire)(body);
    if (read === null) return null;
    const settlement = readSide(read.settlement, request.settlementCurrency);
    const payment = readSide(read.payment, request.paymentCurrency);
    if (settlement === null || payment === null) return null;
    return {
      quoteId: read.quoteId,
      rate: read.rate.value,
      settlement,
      payment,
      expiryRemaining: read.expiryRemaining,
    };
  };

const status = z.object({ expiryRemaining: wireNumberOrNullSchema });

/** The seconds that are left, in an object: null inside it is silence, null in its place an unreadable answer. */
export const readQuoteStatus = makeContentReader(status);

export const quoteStatusAnswerShape: AnswerShape = {
  schema: status,
  find: wrapContentInList,
  place: 'content',
};
