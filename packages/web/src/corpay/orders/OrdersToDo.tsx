import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { allOrders } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { ordersFilterQuery } from '@fx-gateway/domain/corpay/orders/ordersFilterQuery.ts';
import { toSettleText } from '@fx-gateway/domain/corpay/settling/orderMoneyMessages.ts';
import { ordersToSettle } from '@fx-gateway/domain/corpay/settling/ordersToSettle.ts';
import { mayBeToSettle } from '@fx-gateway/domain/corpay/settling/settlingDays.ts';
import { settlingMessages, unreadMessages } from '@fx-gateway/domain/corpay/settling/settlingMessages.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import type { PaidMarksStore } from '../stores/deal/PaidMarksStore.ts';
import { isAwaitingInstruction } from '../stores/openSteps/isAwaitingInstruction.ts';
import type { OrderDetailsStore } from '../stores/orders/OrderDetailsStore.ts';

const notInstructed = `?${new URLSearchParams(ordersFilterQuery({ ...allOrders, notInstructed: true })).toString()}`;

/** What all past orders leave to do: to instruct, and to settle as far as that is known; nothing where that is nothing (HIST-7). */
export const OrdersToDo = observer(
  ({
    orders,
    details,
    marked,
  }: {
    readonly orders: readonly OrderSummary[];
    readonly details: OrderDetailsStore;
    readonly marked: PaidMarksStore;
  }) => {
    const { intents, clock } = useCorpay();
    // What was read since may add to it.
    void details.version;
    const toInstruct = orders.filter((order) => isAwaitingInstruction(intents, order)).length;
    const toSettle =
      marked.ids === null
        ? null
        : toSettleText(ordersToSettle(orders, details.of, { marked: marked.ids, now: clock.now() }));
    const unread = orders.filter(
      (order) => mayBeToSettle(order, clock.now()) && details.isTried(order) && details.of(order) === null,
    );
    if (toInstruct === 0 && toSettle === null && unread.length === 0) return null;
    return (
      <ul className="list-to-do">
        {toInstruct === 0 ? null : (
          <li>
            <Link to={notInstructed}>{toInstruct.toLocaleString('en-US')} to instruct</Link>
          </li>
        )}
        {toSettle === null ? null : <li>{toSettle}</li>}
        {toSettle !== null && marked.unread ? <li>{settlingMessages.notRead}</li> : null}
        {unread.length === 0 ? null : (
          <li>
            {unreadMessages(unread.length)}{' '}
            <QuietButton look="plain" onPress={() => details.lookThrough(unread)}>
              Try again
            </QuietButton>
          </li>
        )}
      </ul>
    );
  },
);
