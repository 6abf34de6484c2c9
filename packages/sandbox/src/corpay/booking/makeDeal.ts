import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { computeValueDate } from '../../calendar/computeValueDate.ts';
import type { CorpayTables, CorpayTransaction } from '../records/corpayTables.ts';

type Deal = { readonly ord_num: number; readonly token: string; readonly value_date: string };

/** Makes the deal of a quote, at a moment (epoch ms), in the customer's turn. */
export const makeDeal = (
  trx: CorpayTransaction,
  quote: Selectable<CorpayTables['corpay_quotes']>,
  at: number,
): Promise<Deal> =>
  trx
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
      entered_at: new Date(at),
      value_date: computeValueDate(quote.settlement_currency, quote.payment_currency, at),
      bene_count: 0,
    })
    .returning(['ord_num', 'token', 'value_date'])
    .executeTakeFirstOrThrow();

export const toDealAnswer = ({ ord_num, token, value_date }: Deal) => ({
  orderNumber: ord_num,
  ordNum: ord_num,
  token,
  settlementDate: value_date,
});
