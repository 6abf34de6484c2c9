import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { cacheByList } from '../../lists/cacheByList.ts';
import { orderPayeeNames } from './orderWithDetail.ts';

/** All ids, and those by currency and name; of a name that several have nobody is known. */
const idsOf = cacheByList((beneficiaries: readonly BeneficiarySummary[]) => {
  const all = new Set(beneficiaries.map(({ clientIntegrationId }) => clientIntegrationId));
  const found = new Map<string, Map<string, string | null>>();
  for (const { clientIntegrationId, payee, curr } of beneficiaries) {
    const names = found.get(curr) ?? new Map<string, string | null>();
    found.set(curr, names);
    names.set(payee, names.has(payee) ? null : clientIntegrationId);
  }
  return { all, byName: found };
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
  const { all, byName } = idsOf(beneficiaries);
  const days = new Map<string, string>();
  const note = (id: string | null | undefined, day: string): void => {
    if (id !== null && id !== undefined && !days.has(id)) days.set(id, day);
  };
  for (const order of orders) {
    const detail = detailOf(order);
    if (detail === null) {
      const byPayee = byName.get(order.sell.currency);
      for (const name of orderPayeeNames({ order, detail }) ?? []) note(byPayee?.get(name), order.entryDate);
    } else
      for (const { beneficiaryId: id, payeeName, amount } of detail.payments) {
        const isKnown = id !== undefined && all.has(id);
        const named = id === undefined ? byName.get(amount.currency)?.get(payeeName) : null;
        note(isKnown ? id : named, order.entryDate);
      }
  }
  return days;
};
