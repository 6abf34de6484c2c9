import { sql } from 'kysely';
import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import { currencyDigits } from '@fx-gateway/domain/geography/currency.ts';
import { answered, forbidden, JsonText, refused, type Answer } from '../wire/answer.ts';
import type { CorpayDatabase } from '../records/corpayTables.ts';
import { findOrder, orderView } from './orderView.ts';

const withoutDecimals = beneficiaryCurrencies.filter((currency) => currencyDigits(currency) === 0);

/** The columns of an order as the members of its line in the list; no text of a customer is among them. */
const line = sql<string>`concat(
  '{"ordNum":', ord_num,
  ',"beneCount":', bene_count,
  ',"sell":"', payment_currency,
  '","sellAmount":', case when payment_currency in (${sql.join(withoutDecimals)}) then payment_minor::text
    else concat(payment_minor / 100, '.', lpad((payment_minor % 100)::text, 2, '0')) end,
  ',"entryDate":"', to_char(entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  '"}')`;

/**
 * GET /deal/orders: the customer's orders, oldest first; one that was not instructed yet has no beneficiaries. The
 * database writes the answer as it is sent: ten thousand lines take half the time that making records of them takes.
 */
export const listOrders = async (db: CorpayDatabase, sub: string): Promise<Answer> => {
  const { lines } = await db
    .selectFrom('corpay_orders')
    .select(sql<string | null>`string_agg(${line}, ',' order by ord_num)`.as('lines'))
    .where('sub', '=', sub)
    .executeTakeFirstOrThrow();
  return { status: 200, body: new JsonText(`[${lines ?? ''}]`) };
};

/** GET /deal/order/{ordNum}: one order of the customer in full. */
export const showOrder = async (db: CorpayDatabase, sub: string, ordNum: string): Promise<Answer> => {
  const order = /^\d{1,10}$/.test(ordNum)
    ? await findOrder(db, Number(ordNum), { locked: false })
    : undefined;
  if (order === undefined) return refused(404, { key: 'orderId', message: 'There is no such order.' });
  if (order.sub !== sub) return forbidden('This order belongs to another customer.');
  return answered(await orderView(db, order));
};
