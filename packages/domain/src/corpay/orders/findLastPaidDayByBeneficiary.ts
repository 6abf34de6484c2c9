import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { cacheByList } from '../../lists/cacheByList.ts';
import { orderPayeeNames } from './orderWithDetail.ts';

/** Whom an order pays: by id where a payment has it, else by name and currency. */
type Paid = { readonly id: string } | { readonly name: string; readonly currency: string };

const paidBy = (order: OrderSummary, detail: OrderDetail | null): readonly Paid[] =>
  detail === null
    ? (orderPayeeNames({ order, detail }) ?? []).map((name) => ({ name, currency: order.sell.currency }))
    : detail.payments.map(({ beneficiaryId: id, payeeName: name, amount: { currency } }) =>
        id === undefined ? { name, currency } : { id },
      );

/** The only one of a name, by currency and name; of a name that several have nobody is known. */
const idsByName = cacheByList((beneficiaries: readonly BeneficiarySummary[]) => {
  const found = new Map<string, Map<string, string | null>>();
  for (const { clientIntegrationId, payee, curr } of beneficiaries) {
    const names = found.get(curr) ?? new Map<string, string | null>();
    found.set(curr, names);
    names.set(payee, names.has(payee) ? null : clientIntegrationId);
  }
  return found;
});

/**
 * The day of the newest order, as the partner wrote it, that pays each of these beneficiaries, by their id. Orders are
 * newest first, and of them counts what was read already (HIST-6).
 */
export const findLastPaidDayByBeneficiary = (
  beneficiaries: readonly BeneficiarySummary[],
  orders: readonly OrderSummary[],
  detailOf: (order: OrderSummary) => OrderDetail | null,
): ReadonlyMap<string, string> => {
  const ids = new Set(beneficiaries.map(({ clientIntegrationId }) => clientIntegrationId));
  const byName = idsByName(beneficiaries);
  const idOf = (paid: Paid): string | null => {
    if ('id' in paid) return ids.has(paid.id) ? paid.id : null;
    // A name that several have does not say who of them was paid.
    return byName.get(paid.currency)?.get(paid.name) ?? null;
  };
  const dates = new Map<string, string>();
  for (const order of orders)
    for (const paid of paidBy(order, detailOf(order))) {
      const id = idOf(paid);
      if (id !== null && !dates.has(id)) dates.set(id, order.entryDate);
    }
  return dates;
};
