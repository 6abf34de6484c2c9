import type { CorpayDatabase } from '../records/corpayTables.ts';

/** A quote and the deal that was made of it; the deal outlives its quote. */
export const findQuoteAndOrder = async (db: CorpayDatabase, quoteId: string) => ({
  quote: await db.selectFrom('corpay_quotes').selectAll().where('quote_id', '=', quoteId).executeTakeFirst(),
  booked: await db
    .selectFrom('corpay_orders')
    .select(['sub', 'ord_num', 'token', 'value_date'])
    .where('quote_id', '=', quoteId)
    .executeTakeFirst(),
});
