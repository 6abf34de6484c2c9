import { payeesLine } from '../../words/payeesLine.ts';
import type { OrderDetail } from '../api/order.ts';

/** What an order is called: `Order 20418202 · Thalassa Olive Cooperative`, by its number alone while nobody is known to be paid. */
export const orderTitle = (orderNumber: string, order: Pick<OrderDetail, 'payments'> | null): string => {
  const [first, ...others] = new Set(order?.payments.map(({ payeeName }) => payeeName));
  const called = `Order ${orderNumber}`;
  return first === undefined ? called : `${called} · ${payeesLine(first, others.length)}`;
};
