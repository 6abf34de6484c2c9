import type { CustomerCall } from '../access/customerRoute.ts';
import { okAnswer, refusalAnswer, type Answer } from '../wire/answer.ts';
import type { CorpayDatabase } from '../records/corpayTables.ts';
import { msUntilQuoteExpires } from '../../market/computeQuoteEnd.ts';

/**
 * GET /deal/quote/status/{quoteId}: the seconds in which it can still be booked, 0 when it cannot or is booked already;
 * 404 unless it is the customer's.
 */
export const answerQuoteStatus = async (
  db: CorpayDatabase,
  { customer, at }: CustomerCall,
  quoteId: string,
): Promise<Answer> => {
  const unknown = refusalAnswer(404, { key: 'quoteId', message: 'There is no such quote.' });
  if (!/^[0-9a-f]{1,64}$/.test(quoteId)) return unknown;
  const quote = await db
    .selectFrom('corpay_quotes')
    .leftJoin('corpay_orders', 'corpay_orders.quote_id', 'corpay_quotes.quote_id')
    .select(['corpay_quotes.expires_at', 'corpay_orders.ord_num'])
    .where('corpay_quotes.quote_id', '=', quoteId)
    .where('corpay_quotes.sub', '=', customer.sub)
    .executeTakeFirst();
  if (quote === undefined) return unknown;
  const left = quote.ord_num === null ? msUntilQuoteExpires(quote, at) : 0;
  return okAnswer({ quoteId, expiryRemaining: left / 1000 });
};
