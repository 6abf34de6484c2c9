import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { useEffect, useMemo } from 'react';
import { useCorpay } from '../stores/corpayContext.ts';
import type { OrderDetails } from '../stores/orders/OrderDetails.ts';
import { orderDetailsOf } from '../stores/orders/orderDetailsOf.ts';
import type { OrderSight } from './OrderTable.tsx';

/** The details of past orders, and what reads those of the rows that come into sight (HIST-1). */
export const useOrderSight = (): { readonly details: OrderDetails; readonly sight: OrderSight } => {
  const details = orderDetailsOf(useCorpay());
  const sight = useMemo(() => {
    const rows = new Map<Element, OrderSummary>();
    const seen = new IntersectionObserver((entries) =>
      details.read(
        entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? (rows.get(target) ?? []) : [])),
      ),
    );
    return {
      detailOf: details.of,
      isTried: details.isTried,
      watch: (row: Element, order: OrderSummary) => {
        rows.set(row, order);
        seen.observe(row);
        return () => {
          rows.delete(row);
          seen.unobserve(row);
        };
      },
    };
  }, [details]);
  useEffect(() => () => details.close(), [details]);
  return { details, sight };
};
