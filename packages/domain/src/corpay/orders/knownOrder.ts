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

/** How much of it is paid to somebody; null where neither the detail nor the list says so. */
const instructedOf = ({ order, detail }: KnownOrder): readonly ShownAmount[] | null => {
  if (detail !== null) return detail.payments.map(({ amount }) => amount);
  if (order.beneCount === 0) return [];
  return order.instructed === undefined ? null : [order.instructed];
};

/** True where only the detail says who is paid, how much of it, or what the customer pays. */
export const needsDetail = (known: KnownOrder): boolean =>
  payeesOf(known) === null || sentOf(known) === null || instructedOf(known) === null;

/** The references of its payments, each once; empty until its detail was read. */
export const referencesOf = ({ detail }: KnownOrder): readonly string[] => [
  ...new Set((detail?.payments ?? []).map(({ reference }) => reference).filter((text) => text !== '')),
];

/** `whole` and `part` with what is left, of an order that somebody is paid by; `unknown` where nobody says how much. */
export type Instructed =
  | { readonly kind: 'none' | 'whole' | 'unknown' }
  | { readonly kind: 'part'; readonly rest: Money };

/** How much of an order is instructed (HIST-1). */
export const instructedPart = (known: KnownOrder): Instructed => {
  const paid = instructedOf(known);
  if (paid === null) return { kind: 'unknown' };
  if (paid.length === 0) return { kind: 'none' };
  const booked = readShownAmount(known.order.sell);
  if (booked === null) return { kind: 'unknown' };
  let rest = booked.minor;
  for (const amount of paid.map(readShownAmount)) {
    if (amount?.currency !== booked.currency) return { kind: 'unknown' };
    rest -= amount.minor;
  }
  return rest > 0n ? { kind: 'part', rest: money(rest, booked.currency) } : { kind: 'whole' };
};
