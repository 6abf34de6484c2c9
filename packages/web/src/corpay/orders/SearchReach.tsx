import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import {
  ordersAtATime,
  searchReachText,
  type SearchReach as Reach,
} from '@fx-gateway/domain/corpay/orders/searchReach.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { countText } from '../../kit/lists/countText.ts';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import type { OrderDetails } from '../stores/orders/OrderDetails.ts';
import { ReadingOrders } from './ReadingOrders.tsx';

const unreadText = (count: number): string =>
  `${countText(count, count, ['order', 'orders'])} could not be read.`;

/** How long nobody may have typed before something is read, in milliseconds. */
const typingPause = 500;

/**
 * Says how far a search could look, and looks further (HIST-2). Where the list names no payees the newest orders are
 * looked through without a press; what lies further back is read when the user asks for it.
 */
export const SearchReach = observer(
  ({
    search,
    orders,
    reach,
    details,
  }: {
    readonly search: string;
    /** How far it could look in them until now. */
    readonly reach: Reach;
    /** All that the other fields leave. */
    readonly orders: readonly OrderSummary[];
    readonly details: OrderDetails;
  }) => {
    const text = searchReachText(reach);
    // What could not be read is tried again once all others were tried.
    const unread = orders.filter((order) => order.beneCount > 0 && details.of(order) === null);
    const untried = unread.filter((order) => !details.isTried(order));
    const failed = unread.length - untried.length;
    const next = untried.length > 0 ? untried : unread;
    const isBlind = reach.payees < reach.all;
    useEffect(() => {
      if (!isBlind) return undefined;
      const newest = orders.slice(0, ordersAtATime).filter((order) => !details.isTried(order));
      if (newest.length === 0) return undefined;
      const pause = window.setTimeout(() => details.lookThrough(newest), typingPause);
      return () => window.clearTimeout(pause);
    }, [search, orders, details, isBlind]);
    const { looking } = details;
    if (text === null && !looking) return null;
    return (
      <div className="search-reach">
        {looking ? (
          <ReadingOrders words="Looking through your orders." details={details} />
        ) : (
          <output>{failed === 0 ? text : `${text} ${unreadText(failed)}`}</output>
        )}
        <QuietButton
          look="plain"
          onPress={() => (looking ? details.stop() : details.lookThrough(next.slice(0, ordersAtATime)))}
        >
          {looking ? 'Stop' : 'Look further'}
        </QuietButton>
        {looking || next.length <= ordersAtATime ? null : (
          <QuietButton look="plain" onPress={() => details.lookThrough(next)}>
            {`Look through all ${next.length.toLocaleString('en-US')}`}
          </QuietButton>
        )}
      </div>
    );
  },
);
