import { findLastPaidDayByBeneficiary } from '@fx-gateway/domain/corpay/orders/findLastPaidDayByBeneficiary.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import type { CorpayUserStores } from '../CorpayUserStores.ts';
import type { OrderDetailsStore } from './OrderDetailsStore.ts';

/** When the last deal that pays a beneficiary was booked, by their ids, from the orders and the details that the visit has read. */
export const lastPaidTextsById = (
  { session, orders }: CorpayUserStores,
  details: OrderDetailsStore,
): ReadonlyMap<string, string> => {
  // What was read since may be newer.
  void details.version;
  const dates = findLastPaidDayByBeneficiary(
    session.beneficiaries.value ?? [],
    orders.value ?? [],
    details.of,
  );
  const texts = new Map<string, string>();
  for (const [id, date] of dates) texts.set(id, `Last deal ${formatDate(date)}`);
  return texts;
};
