import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { allOrders } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { ordersFilterQuery } from '@fx-gateway/domain/corpay/orders/ordersFilterQuery.ts';
import { toSettleText } from '@fx-gateway/domain/corpay/settling/orderMoneyMessages.ts';
import { ordersToSettle } from '@fx-gateway/domain/corpay/settling/ordersToSettle.ts';
import { settlingMessages } from '@fx-gateway/domain/corpay/settling/settlingMessages.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useCorpay } from '../stores/corpayContext.ts';
import type { MarkedPaid } from '../stores/deal/MarkedPaid.ts';
import { isToInstruct } from '../stores/openSteps/isToInstruct.ts';
import type { OrderDetails } from '../stores/orders/OrderDetails.ts';

const notInstructed = `?${new URLSearchParams(ordersFilterQuery({ ...allOrders, notInstructed: true })).toString()}`;

/** What all past orders leave to do: to instruct, and to settle as far as that is known; nothing where that is nothing (HIST-7). */
export const OrdersToDo = observer(
  ({
    orders,
    details,
    marked: { ids, unread },
  }: {
    readonly orders: readonly OrderSummary[];
    readonly details: OrderDetails;
    readonly marked: MarkedPaid;
  }) => {
    const { intents, clock } = useCorpay();
    // What was read since may add to it.
    void details.version;
    const toInstruct = orders.filter((order) => isToInstruct(intents, order)).length;
    const toSettle =
      ids === null
        ? null
        : toSettleText(ordersToSettle(orders, details.of, { marked: ids, now: clock.now() }));
    if (toInstruct === 0 && toSettle === null) return null;
    return (
      <ul className="orders-to-do">
        {toInstruct === 0 ? null : (
          <li>
            <Link to={notInstructed}>{toInstruct.toLocaleString('en-US')} to instruct</Link>
          </li>
        )}
        {toSettle === null ? null : <li>{toSettle}</li>}
        {toSettle !== null && unread ? <li>{settlingMessages.notRead}</li> : null}
      </ul>
    );
  },
);
