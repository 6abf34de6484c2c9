import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { payeesOf } from './knownOrder.ts';

/** Whom an order pays: by id where a payment has it, else by name and currency. */
type Paid = { readonly id: string } | { readonly name: string; readonly currency: string };

const paidBy = (order: OrderSummary, detail: OrderDetail | null): readonly Paid[] =>
  detail === null
    ? (payeesOf({ order, detail }) ?? []).map((name) => ({ name, currency: order.sell.currency }))
    : detail.payments.map(({ beneficiaryId: id, payeeName: name, amount: { currency } }) =>
        id === undefined ? { name, currency } : { id },
      );

const named = (name: string, currency: string): string => `${currency} ${name}`;

/**
 * The day of the newest order, as the partner wrote it, that pays each of these beneficiaries, by their id. Orders are
 * newest first, and of them counts what was read already (HIST-6).
 */
export const paidDates = (
  beneficiaries: readonly BeneficiarySummary[],
  orders: readonly OrderSummary[],
  detailOf: (order: OrderSummary) => OrderDetail | null,
): ReadonlyMap<string, string> => {
  const ids = new Set(beneficiaries.map(({ clientIntegrationId }) => clientIntegrationId));
  const idsByName = new Map<string, readonly string[]>();
  for (const { clientIntegrationId, payee, curr } of beneficiaries) {
    const name = named(payee, curr);
    idsByName.set(name, [...(idsByName.get(name) ?? []), clientIntegrationId]);
  }
  const idOf = (paid: Paid): string | undefined => {
    if ('id' in paid) return ids.has(paid.id) ? paid.id : undefined;
    const [id, ...others] = idsByName.get(named(paid.name, paid.currency)) ?? [];
    // A name that several have does not say who of them was paid.
    return others.length > 0 ? undefined : id;
  };
  const dates = new Map<string, string>();
  for (const order of orders)
    for (const paid of paidBy(order, detailOf(order))) {
      const id = idOf(paid);
      if (id !== undefined && !dates.has(id)) dates.set(id, order.entryDate);
    }
  return dates;
};
