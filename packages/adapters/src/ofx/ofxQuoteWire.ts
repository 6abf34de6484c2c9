import { isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import { fromWireNumber, toWireNumber } from '@fx-gateway/domain/money/wireNumber.ts';
import type { OfxQuote, OfxQuoteRequest } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
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
import { camelCaseMembers } from './camelCaseMembers.ts';

/** The body of POST payments/quotes: only the locked side has an amount (OFX-QUOTE-15 to OFX-QUOTE-18). */
export const toOfxQuoteBody = ({
  buyCurrency,
  sellCurrency,
  lockSide,
  amount,
  beneficiaries,
}: OfxQuoteRequest): Json => ({
  detailedResponse: true,
  buyCurrency,
  buyAmount: lockSide === 'buy' ? toWireNumber(amount) : 0,
  sellCurrency,
  sellAmount: lockSide === 'sell' ? toWireNumber(amount) : 0,
  beneficiaries,
});

const wire = z.object({
  id: wireIdSchema,
  buyCurrency: wireTextSchema,
  buyAmount: wireNumberSchema,
  sellCurrency: wireIdSchema,
  sellAmount: wireNumberSchema,
  fee: wireNumberOrNullSchema,
  feeCurrency: wireTextSchema,
  customerRate: wireNumberSchema,
});

/** The answer (OFX-QUOTE-19); one that does not name the buy currency means the one that was asked for. */
export const readOfxQuote =
  (request: OfxQuoteRequest) =>
  (body: unknown): OfxQuote | null => {
    const read = makeContentReader(wire)(camelCaseMembers(body));
    if (read === null) return null;
    const buyCurrency = read.buyCurrency || request.buyCurrency;
    if (!isCurrency(buyCurrency) || !isCurrency(read.sellCurrency)) return null;
    const buy = fromWireNumber(read.buyAmount, buyCurrency);
    const sell = fromWireNumber(read.sellAmount, read.sellCurrency);
    if (buy === null || sell === null) return null;
    const fee = { currency: read.feeCurrency || buyCurrency, amount: read.fee ?? 0 };
    return { id: read.id, buy, sell, fee, customerRate: read.customerRate };
  };

export const ofxQuoteAnswerShape: AnswerShape = {
  schema: wire,
  find: (body) => wrapContentInList(camelCaseMembers(body)),
  place: 'the answer',
  mayLack: ['fee', 'feeCurrency'],
};

const staleWire = z.object({ isStale: z.boolean() });

export const readIsStaleFlag = (body: unknown): boolean | null =>
  makeContentReader(staleWire)(camelCaseMembers(body))?.isStale ?? null;

export const ofxQuoteStaleAnswerShape: AnswerShape = {
  schema: staleWire,
  find: (body) => wrapContentInList(camelCaseMembers(body)),
  place: 'the answer',
};
