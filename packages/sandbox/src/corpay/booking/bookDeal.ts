import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { keyedCall } from '../access/keyedCall.ts';
import type { PartnerCall } from '../access/partnerCall.ts';
import { answered, forbidden, refused, type Answer } from '../wire/answer.ts';
import type { CorpayDatabase, CorpayTransaction } from '../records/corpayTables.ts';
import { leftUntilEnd } from '../../market/quoteEnd.ts';
import { valueDate } from '../../calendar/valueDate.ts';
import { readStrictly } from '../wire/readStrictly.ts';
import { filledText } from '../../wire/wireText.ts';

const wire = z.strictObject({ quoteId: filledText(64) });

const noToken = '00000000-0000-0000-0000-000000000000';

/**
 * POST /deal/book: makes the one deal of a quote. With idempotency on, a repeated booking is told that same deal, also
 * after the end of the quote; with it off a repetition gets an all-zero token without an order number and a late
 * call 410, as the partner documents it.
 */
export const bookDeal = (db: CorpayDatabase, call: PartnerCall, idempotency: boolean): Promise<Answer> =>
  keyedCall(db, { ...call, name: 'deal/book', honoursKeys: idempotency }, async (trx) => {
    const read = readStrictly(wire, call.request.body);
    if (!read.ok) return read.refusal;
    const { quote, booked } = await quoteAndDeal(trx, read.value.quoteId);
    const owner = quote?.sub ?? booked?.sub;
    if (owner === undefined)
      return refused(404, { key: 'QUOTE_UNKNOWN', message: 'There is no such quote.' });
    if (owner !== call.customer.sub) return forbidden('This quote belongs to another customer.');
    if (booked !== undefined && idempotency) return answered(dealView(booked));
    if (quote === undefined || leftUntilEnd(quote, call.at) === 0) {
      return refused(410, { key: 'QUOTE_EXPIRED', message: 'The quote has expired.' });
    }
    if (booked !== undefined) return answered({ token: noToken });
    const order = await trx
      .insertInto('corpay_orders')
      .values({
        sub: quote.sub,
        quote_id: quote.quote_id,
        token: randomUUID(),
        settlement_currency: quote.settlement_currency,
        settlement_minor: quote.settlement_minor,
        payment_currency: quote.payment_currency,
        payment_minor: quote.payment_minor,
        rate: quote.rate,
        entered_at: new Date(call.at),
        value_date: valueDate(quote.settlement_currency, quote.payment_currency, call.at),
        bene_count: 0,
      })
      .returning(['ord_num', 'token', 'value_date'])
      .executeTakeFirstOrThrow();
    return answered(dealView(order));
  });

/** A quote and the deal that was made of it; the deal outlives its quote. */
const quoteAndDeal = async (trx: CorpayTransaction, quoteId: string) => {
  const quote = await trx
    .selectFrom('corpay_quotes as quote')
    .leftJoin('corpay_orders as deal', 'deal.quote_id', 'quote.quote_id')
    .selectAll('quote')
    .select(['deal.ord_num', 'deal.token', 'deal.value_date'])
    .where('quote.quote_id', '=', quoteId)
    .executeTakeFirst();
  if (quote === undefined) return { quote, booked: await dealOf(trx, quoteId) };
  const { sub, ord_num, token, value_date } = quote;
  const booked =
    ord_num === null || token === null || value_date === null
      ? undefined
      : { sub, ord_num, token, value_date };
  return { quote, booked };
};

const dealOf = (trx: CorpayTransaction, quoteId: string) =>
  trx
    .selectFrom('corpay_orders')
    .select(['sub', 'ord_num', 'token', 'value_date'])
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();

const dealView = (deal: {
  readonly ord_num: number;
  readonly token: string;
  readonly value_date: string;
}) => ({
  orderNumber: deal.ord_num,
  ordNum: deal.ord_num,
  token: deal.token,
  settlementDate: deal.value_date,
});
