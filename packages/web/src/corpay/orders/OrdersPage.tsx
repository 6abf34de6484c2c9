import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { formatOrdersCsv } from '@fx-gateway/domain/corpay/orders/formatOrdersCsv.ts';
import {
  emptyOrdersFilter,
  currenciesOfOrders,
  filterOrders,
  type OrdersFilter,
} from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { readOrdersFilter, ordersFilterQuery } from '@fx-gateway/domain/corpay/orders/ordersFilterQuery.ts';
import {
  noneFoundMessages,
  findOrderSearchCoverage,
  describeOrderSearchCoverage,
} from '@fx-gateway/domain/corpay/orders/findOrderSearchCoverage.ts';
import { areFilterDaysReversed } from '@fx-gateway/domain/lists/listFilter.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { observer } from 'mobx-react-lite';
import { memo, useMemo, type ComponentProps } from 'react';
import { Card } from '../../kit/layout/Card.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { CountAndDownload } from '../../kit/lists/CountAndDownload.tsx';
import { formatFilteredCount } from '../../kit/lists/formatFilteredCount.ts';
import { FetchedList } from '../../fetching/FetchedList.tsx';
import { ListFilterFields } from '../../kit/lists/ListFilterFields.tsx';
import { useFilterInAddress } from '../../kit/lists/useFilterInAddress.ts';
import { NoMatchesNotice } from '../../kit/lists/NoMatchesNotice.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { useRefreshOrdersOnDealChange } from '../stores/useRefreshOrdersOnDealChange.ts';
import { OpenCorpayRunsLoader } from '../payment-run/OpenCorpayRunsLoader.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrdersToDoSummary } from './OrdersToDoSummary.tsx';
import { OrderTable } from './OrderTable.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { OrderReadingProgress } from './OrderReadingProgress.tsx';
import { OrderSearchCoverageNotice } from './OrderSearchCoverageNotice.tsx';
import { useOrderTableDetails } from './useOrderTableDetails.ts';
import { useOrdersDownload } from './useOrdersDownload.ts';
import { useVirtualRows } from '../../kit/lists/useVirtualRows.tsx';

const addressed = { read: readOrdersFilter, write: ordersFilterQuery };

const searchHint = 'By payee, number, reference or amount.';

const unreadInFile = (count: number): string =>
  `The details of ${count === 1 ? 'one order' : `${count.toLocaleString('en-US')} orders`} were not read: the file has only what the list says of ${count === 1 ? 'it' : 'them'}.`;

/** Why nothing is left: it is not among the orders, or not all of them could be searched. */
const noneFound = (filter: OrdersFilter, isLooking: boolean, isSearched: boolean) => {
  if (areFilterDaysReversed(filter))
    return { title: 'No order found', words: 'Booked from is later than Booked until.' };
  if (isLooking) return { title: 'No order found yet', words: 'Your orders are being looked through.' };
  return isSearched
    ? { title: 'No order found', words: noneFoundMessages.everywhere }
    : {
        title: 'No order found yet',
        words: joinSentences(noneFoundMessages.soFar, 'Press Look further to go on.'),
      };
};

const FoundOrders = memo((found: Pick<ComponentProps<typeof OrderTable>, 'orders' | 'sight' | 'waiting'>) => (
  <OrderTable caption="Past Orders, newest first" {...found} virtual={useVirtualRows(found.orders.length)} />
));

const FilteredOrders = observer(
  ({
    orders,
    waiting,
  }: {
    readonly orders: readonly OrderSummary[];
    /** They are on their way for the first time. */
    readonly waiting: boolean;
  }) => {
    const { intents } = useCorpay();
    const { details, marked, sight } = useOrderTableDetails(orders);
    const { version } = details;
    const currencies = useMemo(() => currenciesOfOrders(orders), [orders]);
    const {
      typed,
      applied: filter,
      change: setFilter,
    } = useFilterInAddress(addressed, waiting ? null : currencies);
    const searchable = useMemo(() => filterOrders(orders, { ...filter, search: '' }), [orders, filter]);
    // A detail that was read since may hold what is searched for.
    const found = useMemo(() => {
      void version;
      return filterOrders(searchable, { ...emptyOrdersFilter, search: filter.search }, details.of);
    }, [searchable, filter.search, details, version]);
    const file = useOrdersDownload(details);
    const reach = useMemo(() => {
      void version;
      return findOrderSearchCoverage(searchable, details.of);
    }, [searchable, details, version]);
    const isSearched = filter.search.trim() === '' || describeOrderSearchCoverage(reach) === null;
    const narrow = (narrowed: OrdersFilter): void => {
      // Nobody waits any more for what was read for another search.
      if (!file.waiting) details.stop();
      setFilter(narrowed);
    };
    return (
      <>
        <ListFilterFields
          label="Search orders"
          filter={typed}
          currencies={currencies}
          more={
            <CheckField
              checked={typed.notInstructed}
              onChange={(only) => narrow({ ...typed, notInstructed: only })}
            >
              Only without instruction
            </CheckField>
          }
          moreInUse={typed.notInstructed}
          onChange={narrow}
        >
          {waiting || filter.search.trim() === '' ? (
            searchHint
          ) : file.waiting ? null : (
            <OrderSearchCoverageNotice
              search={filter.search}
              orders={searchable}
              reach={reach}
              none={found.length === 0}
              details={details}
            />
          )}
        </ListFilterFields>
        <CountAndDownload
          count={
            waiting
              ? 'Loading orders...'
              : formatFilteredCount(found.length, orders.length, ['order', 'orders'])
          }
          none={found.length === 0}
          file="past-orders"
          narrowed={found.length < orders.length}
          csv={() => formatOrdersCsv(found, details.of, ({ ordNum }) => intents.instructionUnderWay(ordNum))}
          first={(download) => file.begin(found, download)}
        >
          {found.length < orders.length ? null : (
            <OrdersToDoSummary orders={orders} details={details} marked={marked} />
          )}
        </CountAndDownload>
        {file.waiting ? (
          <OrderReadingProgress
            words="Reading payees, references, rates and fees for the file."
            details={details}
          >
            <QuietButton look="plain" onPress={file.now}>
              Download what is read
            </QuietButton>
            <QuietButton look="plain" onPress={file.cancel}>
              Cancel
            </QuietButton>
          </OrderReadingProgress>
        ) : null}
        {file.unread === 0 ? null : (
          <Notice tone="warning">
            <p>{unreadInFile(file.unread)}</p>
          </Notice>
        )}
        <Card flush>
          {found.length === 0 && !waiting ? (
            <NoMatchesNotice
              {...noneFound(filter, details.looking, isSearched)}
              onShowAll={() => narrow(emptyOrdersFilter)}
            />
          ) : (
            <FoundOrders orders={found} sight={sight} waiting={waiting} />
          )}
        </Card>
      </>
    );
  },
);

const none: readonly OrderSummary[] = [];

/** The same before anything may be asked for. */
export const SkeletonOrdersPage = () => (
  <div className="stack">
    <FilteredOrders orders={none} waiting />
  </div>
);

/** Past Orders, newest first (CP-ORDER-1 to CP-ORDER-8, HIST-1 to HIST-4, HIST-7). */
export const OrdersPage = observer(() => {
  const { orders, session } = useCorpay();
  useRefreshOrdersOnDealChange();
  return (
    <>
      <OpenCorpayRunsLoader />
      <FetchedList
        list={orders}
        failureMessages={() => corpayMessages.ordersUnavailable}
        isTold={(failure) => session.isTold(failure)}
        empty={<NoOrders />}
      >
        <FilteredOrders orders={orders.value ?? none} waiting={orders.value === null} />
      </FetchedList>
    </>
  );
});
