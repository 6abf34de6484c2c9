import { systemTimers } from '@fx-gateway/adapters/node';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { createDetailLoadQueue } from '@fx-gateway/domain/calls/detailLoadQueue.ts';
import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { OrderDetail, OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import type { Invocation } from '../../verbs/invocation.ts';

/** How often is said how far it has come, in orders. */
const saidEvery = 50;
/** So many failures in a row, and nothing more is asked: the partner is not there. */
const mostFailures = 5;

/** Details by order number, how many orders have none, and why the last of them has none. */
export type OrderDetailsReadResult = {
  readonly details: ReadonlyMap<string, OrderDetail>;
  readonly unread: number;
  readonly failure: CallFailure | null;
};

export const noOrderDetails: OrderDetailsReadResult = { details: new Map(), unread: 0, failure: null };

/** What a command ends with whose file or list lacks what could not be read; null where nothing does. */
export const unreadOrdersFailure = ({ unread, failure }: OrderDetailsReadResult): CommandFailure | null => {
  if (failure === null) return null;
  const why = callCommandFailure(failure, corpayMessages.ordersUnavailable);
  const which = unread === 1 ? 'One order' : `${unread} orders`;
  return { ...why, message: `${which} could not be read: ${why.message}` };
};

/**
 * Reads the details of all these orders, says how far it has come and how long the partner wants to be left alone, and
 * gives up where it does not answer any more. An interruption ends the reading.
 */
export const readOrderDetails = (
  { notice, signal }: Pick<Invocation, 'notice' | 'signal'>,
  { orders: calls }: Pick<Corpay, 'orders'>,
  orders: readonly OrderSummary[],
): Promise<OrderDetailsReadResult> =>
  new Promise((resolve) => {
    const details = new Map<string, OrderDetail>();
    const numbers = orders.map(({ ordNum }) => ordNum);
    const all = numbers.length;
    let tried = 0;
    let inARow = 0;
    let failure: CallFailure | null = null;
    const end = (): void => {
      reader.drop(numbers);
      resolve({ details, unread: all - details.size, failure });
    };
    const reader = createDetailLoadQueue({
      read: (orderNumber: string) => calls.show(orderNumber),
      timers: systemTimers,
      found: (orderNumber, answer) => {
        tried += 1;
        if (answer.ok) details.set(orderNumber, answer.value);
        else failure = answer.failure;
        inARow = answer.ok ? 0 : inARow + 1;
        if (tried === all || inARow === mostFailures) end();
        else if (answer.ok && details.size % saidEvery === 0)
          notice(`${details.size} of ${all} orders read.`);
      },
      resting: (ms) => notice(`The partner asks for a pause: reading goes on in ${ms / 1_000} s.`),
    });
    signal.addEventListener('abort', () => reader.drop(numbers));
    if (all === 0) end();
    reader.want(numbers);
  });
