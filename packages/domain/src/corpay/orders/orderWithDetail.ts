import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { computeInstructedPart, type InstructedPart } from '../instruction/computeInstructedPart.ts';

/** What is known of an order: its line of the list, and its detail once that was read. */
export type OrderWithDetail = {
  readonly order: OrderSummary;
  readonly detail: OrderDetail | null;
  /** An instruction of it has left this device and has no answer: where no payment is known, perhaps there is one. */
  readonly underWay?: boolean;
};

/** Who is paid by an order, each once; null where neither its detail nor the list says so (HIST-1). */
export const orderPayeeNames = ({ order, detail }: OrderWithDetail): readonly string[] | null => {
  if (detail !== null) return [...new Set(detail.payments.map(({ payeeName }) => payeeName))];
  return order.beneCount === 0 ? [] : (order.payees ?? null);
};

/** True when no payment of it is known. */
export const hasNoKnownPayee = (known: OrderWithDetail): boolean => orderPayeeNames(known)?.length === 0;

/** True when its instruction has left this device without an answer, and no payment of it is known: there may be one. */
export const isInstructionUnanswered = (known: OrderWithDetail): boolean =>
  known.underWay === true && hasNoKnownPayee(known);

/** What the customer pays; null where neither the detail nor the list says so. */
export const amountCustomerPays = ({ order, detail }: OrderWithDetail): DisplayOnlyAmount | null =>
  detail?.buy ?? order.buy ?? null;

/** What is paid of it to somebody; null where neither the detail nor the list says so. */
const paidOf = ({ order, detail }: OrderWithDetail): readonly DisplayOnlyAmount[] | null => {
  if (detail !== null) return detail.payments.map(({ amount }) => amount);
  if (order.beneCount === 0) return [];
  return order.instructed === undefined ? null : [order.instructed];
};

/** True where only the detail says who is paid, how much of it, or what the customer pays. */
export const needsDetail = (known: OrderWithDetail): boolean =>
  orderPayeeNames(known) === null || amountCustomerPays(known) === null || paidOf(known) === null;

/** The references of its payments, each once; empty until its detail was read. */
export const paymentReferencesOf = ({ detail }: OrderWithDetail): readonly string[] => [
  ...new Set((detail?.payments ?? []).map(({ reference }) => reference).filter((text) => text !== '')),
];

/** How much of an order is instructed (HIST-1). */
export const instructedPartOfOrder = (known: OrderWithDetail): InstructedPart => {
  const paid = paidOf(known);
  return paid === null || isInstructionUnanswered(known)
    ? { kind: 'unknown' }
    : computeInstructedPart(known.order.sell, paid);
};
