import { z } from 'zod';
import { answerKeyedCall } from '../access/answerKeyedCall.ts';
import type { CustomerCall } from '../access/customerRoute.ts';
import { okAnswer, makeForeignRecordRefusal, refusalAnswer, type Answer } from '../wire/answer.ts';
import type { CorpayDatabase } from '../records/corpayTables.ts';
import { msUntilQuoteExpires } from '../../market/computeQuoteEnd.ts';
import { nonEmptyTextSchemaOf } from '../../wire/textSchemaOf.ts';
import { readStrictly } from '../wire/readStrictly.ts';
import { toDealAnswer, makeDeal } from './makeDeal.ts';
import { findQuoteAndOrder } from './findQuoteAndOrder.ts';

const booking = z.strictObject({ quoteId: nonEmptyTextSchemaOf(64) });

const noToken = '00000000-0000-0000-0000-000000000000';

/**
 * POST /deal/book: makes the one deal of a quote. With idempotency on, a repeated booking is told that same deal, also
 * after the end of the quote; with it off a repetition gets an all-zero token without an order number and a late
 * call 410, as the partner documents it.
 */
export const bookDeal = (db: CorpayDatabase, call: CustomerCall, idempotency: boolean): Promise<Answer> =>
  answerKeyedCall(db, { ...call, name: 'deal/book', honoursKeys: idempotency }, async (trx) => {
    const read = readStrictly(booking, call.request.body);
    if (!read.ok) return read.refusal;
    const { quote, booked } = await findQuoteAndOrder(trx, read.value.quoteId);
    const owner = quote?.sub ?? booked?.sub;
    if (owner === undefined)
      return refusalAnswer(404, { key: 'QUOTE_UNKNOWN', message: 'There is no such quote.' });
    if (owner !== call.customer.sub)
      return makeForeignRecordRefusal('This quote belongs to another customer.');
    if (booked !== undefined && idempotency) return okAnswer(toDealAnswer(booked));
    if (quote === undefined || msUntilQuoteExpires(quote, call.at) === 0)
      return refusalAnswer(410, { key: 'QUOTE_EXPIRED', message: 'The quote has expired.' });
    if (booked !== undefined) return okAnswer({ token: noToken });
    return okAnswer(toDealAnswer(await makeDeal(trx, quote, call.at)));
  });
