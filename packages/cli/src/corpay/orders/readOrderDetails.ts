import { systemTimers } from '@fx-gateway/adapters/node';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { OrderDetail, OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { createOrderReader } from '@fx-gateway/domain/corpay/orders/orderReader.ts';
import type { Invocation } from '../../verbs/invocation.ts';

/** How often is said how far it has come, in orders. */
const saidEvery = 50;

/** Details by order number; of an order that cannot be read there is none. */
export type OrderDetailsRead = ReadonlyMap<string, OrderDetail>;

export const nothingRead: OrderDetailsRead = new Map();

/** Reads the details of all these orders and says how far it has come; an interruption ends it with what is read by then. */
export const readOrderDetails = (
  { notice, signal }: Pick<Invocation, 'notice' | 'signal'>,
  { orders: calls }: Pick<Corpay, 'orders'>,
  orders: readonly OrderSummary[],
): Promise<OrderDetailsRead> =>
  new Promise((resolve) => {
    const read = new Map<string, OrderDetail>();
    const numbers = orders.map(({ ordNum }) => ordNum);
    let tried = 0;
    const reader = createOrderReader({
      orders: calls,
      timers: systemTimers,
      found: (orderNumber, detail) => {
        tried += 1;
        if (detail !== null) read.set(orderNumber, detail);
        if (tried === numbers.length) return resolve(read);
        if (tried % saidEvery === 0) notice(`${tried} of ${numbers.length} orders read.`);
      },
    });
    signal.addEventListener('abort', () => {
      reader.drop(numbers);
      resolve(read);
    });
    if (numbers.length === 0) resolve(read);
    reader.want(numbers);
  });
