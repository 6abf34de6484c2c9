import { sql } from 'kysely';
import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import { currencyDigits } from '@fx-gateway/domain/geography/currency.ts';
import { okAnswer, JsonText, refusalAnswer, type Answer } from '../wire/answer.ts';
import type { CorpayDatabase } from '../records/corpayTables.ts';
import { findOrder, toOrderAnswer } from './toOrderAnswer.ts';

const withoutDecimals = beneficiaryCurrencies.filter((currency) => currencyDigits(currency) === 0);

const wireAmount = (currencyColumn: string, minorColumn: string) => {
  const currency = sql.ref(currencyColumn);
  const minor = sql.ref(minorColumn);
  return sql`case when ${currency} in (${sql.join(withoutDecimals)}) then ${minor}::text
    else concat(${minor} / 100, '.', lpad((${minor} % 100)::text, 2, '0')) end`;
};

/** Who is paid, how much of it, and what the customer pays, which the partner may leave out of the list. */
const named = sql`
  ',"buy":"', orders.settlement_currency,
  '","buyAmount":', ${wireAmount('orders.settlement_currency', 'orders.settlement_minor')},
  ',"payees":', coalesce(paid.payees, '[]'),
  ',"instructedAmount":', case when paid.minor is null then '0' else ${wireAmount('orders.payment_currency', 'paid.minor')} end,`;

/** The columns of an order as the members of its line in the list. */
const line = (withPayees: boolean) => sql<string>`concat(
  '{"ordNum":', orders.ord_num,
  ',"beneCount":', orders.bene_count,
  ',"sell":"', orders.payment_currency,
  '","sellAmount":', ${wireAmount('orders.payment_currency', 'orders.payment_minor')}, ${withPayees ? named : sql``}
  ',"entryDate":"', to_char(orders.entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  '"}')`;

/**
 * GET /deal/orders: the customer's orders, oldest first; one that was not instructed yet has no beneficiaries. The
 * database writes the answer as it is sent: ten thousand lines take half the time that making records of them takes.
 * The payments of each order are looked up by themselves, because a join of both tables takes more than 20 s on a server that
 * has not counted the rows of a customer who has just come.
 */
export const answerOrderList = async (
  db: CorpayDatabase,
  sub: string,
  withPayees: boolean,
): Promise<Answer> => {
  const lines = sql<string | null>`string_agg(${line(withPayees)}, ',' order by orders.ord_num)`;
  const { rows } = withPayees
    ? await sql<{ lines: string | null }>`
        select ${lines} as lines from corpay_orders as orders
        cross join lateral (
          select json_agg(distinct payments.payee_name)::text as payees, sum(payments.amount_minor)::bigint as minor
          from corpay_payments as payments where payments.ord_num = orders.ord_num
        ) as paid
        where orders.sub = ${sub}`.execute(db)
    : await sql<{ lines: string | null }>`
        select ${lines} as lines from corpay_orders as orders where orders.sub = ${sub}`.execute(db);
  return { status: 200, body: new JsonText(`[${rows[0]?.lines ?? ''}]`) };
};

/** GET /deal/order/{ordNum}: one order of the customer in full. */
export const answerOrder = async (db: CorpayDatabase, sub: string, ordNum: string): Promise<Answer> => {
  const order = /^\d{1,10}$/.test(ordNum)
    ? await findOrder(db, Number(ordNum), { locked: false })
    : undefined;
  // Nobody learns that an order is another customer's.
  if (order?.sub !== sub) return refusalAnswer(404, { key: 'orderId', message: 'There is no such order.' });
  return okAnswer(await toOrderAnswer(db, order));
};
