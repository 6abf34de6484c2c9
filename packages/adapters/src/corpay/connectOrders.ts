import { callFailure } from '@fx-gateway/domain/calls';
import type { CorpayOrders } from '@fx-gateway/domain/corpay';
import { failed } from '@fx-gateway/domain/result';
import { pathSegment } from '../http/pathSegment.ts';
import type { CorpayCaller } from './corpayCaller.ts';
import { readOrderDetail, readOrders } from './orderWire.ts';

export const connectOrders = (call: CorpayCaller): CorpayOrders => ({
  list: () => call({ method: 'GET', path: '/deal/orders', read: readOrders }),

  show: async (orderNumber) => {
    const segment = pathSegment(orderNumber);
    if (segment === null) return failed(callFailure('refused', '/deal/order'));
    return call({ method: 'GET', path: `/deal/order/${segment}`, read: readOrderDetail });
  },
});
