import type { CorpayOrders } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { CorpayCaller } from './createCorpayCaller.ts';
import { readOrderDetail, readOrders } from './orderWire.ts';

export const connectOrders = (call: CorpayCaller): CorpayOrders => ({
  list: () => call({ method: 'GET', path: '/deal/orders', read: readOrders }),

  show: (orderNumber) =>
    call({ method: 'GET', path: '/deal/order/{orderNumber}', ids: { orderNumber }, read: readOrderDetail }),
});
