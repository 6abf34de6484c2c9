import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { money, toWireNumber } from '@fx-gateway/domain/money';
import { answered, forbidden, listed, refused, type Answer } from '../wire/answer.ts';
import type { CorpayDatabase } from '../records/corpayTables.ts';
import { findOrder, orderView } from './orderView.ts';

/**
 * GET /deal/orders: the customer's orders, oldest first; one that was not instructed yet has no beneficiaries. The
 * database gives them as one text, which is read in a third of the time that ten thousand rows take.
 */
export const listOrders = async (db: CorpayDatabase, sub: string): Promise<Answer> => {
  const { rows } = await db
    .selectNoFrom((select) =>
      jsonArrayFrom(
        select
          .selectFrom('corpay_orders')
          .select(['ord_num', 'bene_count', 'payment_currency', 'payment_minor', 'entered_at'])
          .where('sub', '=', sub)
          .orderBy('ord_num'),
      ).as('rows'),
    )
    .executeTakeFirstOrThrow();
  return listed(
    rows.map((row) => ({
      ordNum: row.ord_num,
      beneCount: row.bene_count,
      sell: row.payment_currency,
      sellAmount: toWireNumber(money(BigInt(row.payment_minor), row.payment_currency)),
      entryDate: new Date(row.entered_at).toISOString(),
    })),
  );
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
