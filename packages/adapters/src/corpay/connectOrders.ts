import type { CorpayOrders } from '@fx-gateway/domain/corpay';
import { callBelow } from '../http/callBelow.ts';
import type { CorpayCaller } from './corpayCaller.ts';
import { readOrderDetail, readOrders } from './orderWire.ts';

export const connectOrders = (call: CorpayCaller): CorpayOrders => ({
  list: () => call({ method: 'GET', path: '/deal/orders', read: readOrders }),

  show: (orderNumber) =>
    callBelow('/deal/order', orderNumber, (segment) =>
      call({ method: 'GET', path: `/deal/order/${segment}`, read: readOrderDetail }),
    ),
});
