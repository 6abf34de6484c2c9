import { readShownAmount, type ShownAmount } from '../../money/shownAmount.ts';
import { money, type Money } from '../../money/money.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';

/** What is known of an order: its line of the list, and its detail once that was read. */
export type KnownOrder = { readonly order: OrderSummary; readonly detail: OrderDetail | null };

/** Who is paid by an order, each once; null where neither its detail nor the list says so (HIST-1). */
export const payeesOf = ({ order, detail }: KnownOrder): readonly string[] | null => {
  if (detail !== null) return [...new Set(detail.payments.map(({ payeeName }) => payeeName))];
  return order.beneCount === 0 ? [] : (order.payees ?? null);
};

/** What the customer pays; null where neither the detail nor the list says so. */
export const sentOf = ({ order, detail }: KnownOrder): ShownAmount | null => detail?.buy ?? order.buy ?? null;

/** True where only the detail says who is paid, or what the customer pays. */
export const needsDetail = (known: KnownOrder): boolean => payeesOf(known) === null || sentOf(known) === null;

/** The references of its payments, each once; empty until its detail was read. */
export const referencesOf = ({ detail }: KnownOrder): readonly string[] => [
  ...new Set((detail?.payments ?? []).map(({ reference }) => reference).filter((text) => text !== '')),
];

/**
 * What was booked and is paid to nobody, of an order whose other payments are instructed; null where there is no such
 * rest, or it is not known.
 */
export const uninstructedRest = ({ order, detail }: KnownOrder): Money | null => {
  const booked = readShownAmount(order.sell);
  const payments = (detail?.payments ?? []).map(({ amount }) => readShownAmount(amount));
  if (booked === null || payments.length === 0) return null;
  let rest = booked.minor;
  for (const paid of payments) {
    if (paid?.currency !== booked.currency) return null;
    rest -= paid.minor;
  }
  return rest > 0n ? money(rest, booked.currency) : null;
};
