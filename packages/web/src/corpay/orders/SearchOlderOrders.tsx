import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { ordersPerSearchRound } from '@fx-gateway/domain/corpay/orders/findOrderSearchCoverage.ts';
import { observer } from 'mobx-react-lite';
import { formatFilteredCount } from '../../kit/lists/formatFilteredCount.ts';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import type { OrderDetailsStore } from '../stores/orders/OrderDetailsStore.ts';
import { OrderReadingProgress } from './OrderReadingProgress.tsx';

const unreadText = (count: number): string =>
  `${formatFilteredCount(count, count, ['order', 'orders'])} could not be read.`;

/** Says how far was looked, and looks further through the details of orders when the user asks for it (HIST-2). */
export const SearchOlderOrders = observer(
  ({
    reached,
    unread,
    details,
  }: {
    /** How far was looked until now. */
    readonly reached: string;
    /** Those whose details would tell more, newest first. */
    readonly unread: readonly OrderSummary[];
    readonly details: OrderDetailsStore;
  }) => {
    // What could not be read is tried again once all others were tried.
    const untried = unread.filter((order) => !details.isTried(order));
    const failed = unread.length - untried.length;
    const next = untried.length > 0 ? untried : unread;
    const { looking } = details;
    return (
      <div className="search-reach">
        {looking ? (
          <OrderReadingProgress words="Looking through your orders." details={details} />
        ) : (
          <output>{failed === 0 ? reached : `${reached} ${unreadText(failed)}`}</output>
        )}
        {looking || unread.length > 0 ? (
          <QuietButton
            look="plain"
            onPress={() =>
              looking ? details.stop() : details.lookThrough(next.slice(0, ordersPerSearchRound))
            }
          >
            {looking ? 'Stop' : 'Look further'}
          </QuietButton>
        ) : null}
        {looking || next.length <= ordersPerSearchRound ? null : (
          <QuietButton look="plain" onPress={() => details.lookThrough(next)}>
            {`Look through all ${next.length.toLocaleString('en-US')}`}
          </QuietButton>
        )}
      </div>
    );
  },
);
