import { randomUUID } from 'node:crypto';
import type { Currency } from '@fx-gateway/domain/geography';
import { sql } from 'kysely';
import { valueDate } from '../../calendar/valueDate.ts';
import { answerAtOnce } from '../../idempotency/answerAtOnce.ts';
import type { AskedOnce } from '../../idempotency/answerOnce.ts';
import { corpayAnswers } from '../records/corpayAnswers.ts';
import type { CorpayDatabase, CorpayTransaction } from '../records/corpayTables.ts';
import { answered, type Answer } from '../wire/answer.ts';

/** What a deal takes over from its quote. */
export type SoldQuote = {
  readonly quote_id: string;
  readonly sub: string;
  readonly settlement_currency: Currency;
  readonly settlement_minor: bigint;
  readonly payment_currency: Currency;
  readonly payment_minor: bigint;
  readonly rate: string;
};

type Deal = { readonly ord_num: number; readonly token: string; readonly value_date: string };

const orderOf = (quote: SoldQuote, at: number) => ({
  sub: quote.sub,
  quote_id: quote.quote_id,
  token: randomUUID(),
  settlement_currency: quote.settlement_currency,
  settlement_minor: quote.settlement_minor,
  payment_currency: quote.payment_currency,
  payment_minor: quote.payment_minor,
  rate: quote.rate,
  entered_at: new Date(at),
  value_date: valueDate(quote.settlement_currency, quote.payment_currency, at),
  bene_count: 0,
});

/** Makes the deal of a quote, at a moment (epoch ms), in the customer's turn. */
export const makeDeal = (trx: CorpayTransaction, quote: SoldQuote, at: number): Promise<Deal> =>
  trx
    .insertInto('corpay_orders')
    .values(orderOf(quote, at))
    .returning(['ord_num', 'token', 'value_date'])
    .executeTakeFirstOrThrow();

/** What stands in an answer where the number of the order goes. */
const number = 'NUMBER';

/** The same with its answer in one statement; undefined where that cannot be, and nothing was done. */
export const makeDealAtOnce = async (
  db: CorpayDatabase,
  asked: AskedOnce & { readonly key: string },
  quote: SoldQuote,
): Promise<Answer | undefined> => {
  const order = orderOf(quote, asked.at);
  // The number is taken once it is the customer's turn, so that numbers grow in the order in which they can be seen.
  const insert = sql`
    insert into corpay_orders (sub, quote_id, token, settlement_currency, settlement_minor, payment_currency,
      payment_minor, rate, entered_at, value_date, bene_count)
    select sub, ${order.quote_id}, ${order.token}::uuid, ${order.settlement_currency},
      ${order.settlement_minor}::bigint, ${order.payment_currency}, ${order.payment_minor}::bigint,
      ${order.rate}::numeric, ${order.entered_at}::timestamptz, ${order.value_date}, 0 from own
    returning ord_num, token, value_date`;
  // The answer is known but for the number.
  const numberless = JSON.stringify(answered(dealView({ ...order, ord_num: number })).body);
  const body = sql`replace(${numberless}::text, ${JSON.stringify(number)}::text, ord_num::text)`;
  const made = await answerAtOnce<Deal>(db, corpayAnswers, asked, { insert, body });
  return made && answered(dealView(made));
};

export const dealView = ({
  ord_num,
  token,
  value_date,
}: Omit<Deal, 'ord_num'> & { readonly ord_num: number | typeof number }) => ({
  orderNumber: ord_num,
  ordNum: ord_num,
  token,
  settlementDate: value_date,
});
