import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { mayBeToSettle } from '@fx-gateway/domain/corpay/settling/settlingDays.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { useRowVisibility } from '../../kit/layout/useRowVisibility.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import { SettlementsMarkedPaidStore } from '../stores/deal/SettlementsMarkedPaidStore.ts';
import type { OrderDetailsStore } from '../stores/orders/OrderDetailsStore.ts';
import { findOrCreateOrderDetailsStore } from '../stores/orders/findOrCreateOrderDetailsStore.ts';
import type { VisibleOrderDetailReader } from './OrderTable.tsx';

/** Whoever scrolls on finds them read when coming back. */
const readOn = (): void => undefined;

/** So many of the newest orders that may be still to settle are read without coming into sight, so that their sum is known. */
const mostRead = 20;

/** The details of past orders, what reads those of the rows that come into sight (HIST-1), and what is marked as paid. */
export const useOrderTableDetails = (
  orders: readonly OrderSummary[],
): {
  readonly details: OrderDetailsStore;
  readonly marked: SettlementsMarkedPaidStore;
  readonly sight: VisibleOrderDetailReader;
} => {
  const scope = useCorpay();
  const details = findOrCreateOrderDetailsStore(scope);
  const marked = useMemo(() => new SettlementsMarkedPaidStore(scope), [scope]);
  useRunningStore(marked);
  const read = useCallback((seen: readonly OrderSummary[]) => details.read(seen), [details]);
  const watch = useRowVisibility(read, readOn);
  useEffect(() => {
    const now = scope.clock.now();
    details.read(orders.filter((order) => mayBeToSettle(order, now)).slice(0, mostRead));
  }, [details, orders, scope]);
  const { ids } = marked;
  const sight = useMemo(
    () => ({ detailOf: details.of, isTried: details.isTried, marked: ids, watch }),
    [details, ids, watch],
  );
  useEffect(() => () => details.close(), [details]);
  return { details, marked, sight };
};
