import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { useRowSight } from '../../kit/layout/useRowSight.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import type { OrderDetails } from '../stores/orders/OrderDetails.ts';
import { orderDetailsOf } from '../stores/orders/orderDetailsOf.ts';
import type { OrderSight } from './OrderTable.tsx';

/** Whoever scrolls on finds them read when coming back. */
const readOn = (): void => undefined;

/** The details of past orders, and what reads those of the rows that come into sight (HIST-1). */
export const useOrderSight = (): { readonly details: OrderDetails; readonly sight: OrderSight } => {
  const details = orderDetailsOf(useCorpay());
  const read = useCallback((orders: readonly OrderSummary[]) => details.read(orders), [details]);
  const watch = useRowSight(read, readOn);
  const sight = useMemo(() => ({ detailOf: details.of, isTried: details.isTried, watch }), [details, watch]);
  useEffect(() => () => details.close(), [details]);
  return { details, sight };
};
