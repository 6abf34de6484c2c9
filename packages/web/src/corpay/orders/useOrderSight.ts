import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { mayBeToSettle } from '@fx-gateway/domain/corpay/settling/settlingDays.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { useRunning } from '../../fetching/useRunning.ts';
import { useRowSight } from '../../kit/layout/useRowSight.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import { MarkedPaid } from '../stores/deal/MarkedPaid.ts';
import type { OrderDetails } from '../stores/orders/OrderDetails.ts';
import { orderDetailsOf } from '../stores/orders/orderDetailsOf.ts';
import type { OrderSight } from './OrderTable.tsx';

/** Whoever scrolls on finds them read when coming back. */
const readOn = (): void => undefined;

/** So many of the newest orders that may be still to settle are read without coming into sight, so that their sum is known. */
const mostRead = 20;

/** The details of past orders, what reads those of the rows that come into sight (HIST-1), and what is marked as paid. */
export const useOrderSight = (
  orders: readonly OrderSummary[],
): {
  readonly details: OrderDetails;
  readonly marked: MarkedPaid;
  readonly sight: OrderSight;
} => {
  const scope = useCorpay();
  const details = orderDetailsOf(scope);
  const marked = useMemo(() => new MarkedPaid(scope), [scope]);
  useRunning(marked);
  const read = useCallback((seen: readonly OrderSummary[]) => details.read(seen), [details]);
  const watch = useRowSight(read, readOn);
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
