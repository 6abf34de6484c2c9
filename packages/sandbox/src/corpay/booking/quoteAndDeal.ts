import type { CorpayDatabase } from '../records/corpayTables.ts';

/** A quote and the deal that was made of it; the deal outlives its quote. */
export const quoteAndDeal = async (db: CorpayDatabase, quoteId: string) => {
  const quote = await db
    .selectFrom('corpay_quotes as quote')
    .leftJoin('corpay_orders as deal', 'deal.quote_id', 'quote.quote_id')
    .selectAll('quote')
    .select(['deal.ord_num', 'deal.token', 'deal.value_date'])
    .where('quote.quote_id', '=', quoteId)
    .executeTakeFirst();
  if (quote === undefined) return { quote, booked: await dealOf(db, quoteId) };
  const { sub, ord_num, token, value_date } = quote;
  const booked =
    ord_num === null || token === null || value_date === null
      ? undefined
      : { sub, ord_num, token, value_date };
  return { quote, booked };
};

const dealOf = (db: CorpayDatabase, quoteId: string) =>
  db
    .selectFrom('corpay_orders')
    .select(['sub', 'ord_num', 'token', 'value_date'])
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
