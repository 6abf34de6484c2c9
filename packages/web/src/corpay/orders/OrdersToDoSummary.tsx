import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { emptyOrdersFilter } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { ordersFilterQuery } from '@fx-gateway/domain/corpay/orders/ordersFilterQuery.ts';
import { formatAmountsToSettle } from '@fx-gateway/domain/corpay/settling/orderMoneyMessages.ts';
import { sumOrdersToSettle } from '@fx-gateway/domain/corpay/settling/sumOrdersToSettle.ts';
import { mayBeToSettle } from '@fx-gateway/domain/corpay/settling/settlingDays.ts';
import { settlingMessages, unreadDealsMessage } from '@fx-gateway/domain/corpay/settling/settlingMessages.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import type { SettlementsMarkedPaidStore } from '../stores/deal/SettlementsMarkedPaidStore.ts';
import { isAwaitingInstruction } from '../stores/openSteps/isAwaitingInstruction.ts';
import type { OrderDetailsStore } from '../stores/orders/OrderDetailsStore.ts';

const notInstructed = `?${new URLSearchParams(ordersFilterQuery({ ...emptyOrdersFilter, notInstructed: true })).toString()}`;

/** What all past orders leave to do: to instruct, and to settle as far as that is known; nothing where that is nothing (HIST-7). */
export const OrdersToDoSummary = observer(
  ({
    orders,
    details,
    marked,
  }: {
    readonly orders: readonly OrderSummary[];
    readonly details: OrderDetailsStore;
    readonly marked: SettlementsMarkedPaidStore;
  }) => {
    const { intents, clock } = useCorpay();
    // What was read since may add to it.
    void details.version;
    const toInstruct = orders.filter((order) => isAwaitingInstruction(intents, order)).length;
    const toSettle =
      marked.ids === null
        ? null
        : formatAmountsToSettle(
            sumOrdersToSettle(orders, details.of, { marked: marked.ids, now: clock.now() }),
          );
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
            {unreadDealsMessage(unread.length)}{' '}
            <QuietButton look="plain" onPress={() => details.lookThrough(unread)}>
              Try again
            </QuietButton>
          </li>
        )}
      </ul>
    );
  },
);
