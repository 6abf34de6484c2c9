import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { ofxDealsFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { formatDealsCsv } from '@fx-gateway/domain/ofx/deals/formatDealsCsv.ts';
import {
  emptyDealsFilter,
  currenciesOfDeals,
  filterDeals,
  statesOfDeals,
} from '@fx-gateway/domain/ofx/deals/dealsFilter.ts';
import {
  readDealsFilterFromAddress,
  dealsFilterQuery,
} from '@fx-gateway/domain/ofx/deals/dealsFilterQuery.ts';
import { areFilterDaysReversed } from '@fx-gateway/domain/lists/listFilter.ts';
import { observer } from 'mobx-react-lite';
import { memo, useMemo, type ComponentProps } from 'react';
import { FetchedList } from '../../fetching/FetchedList.tsx';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { CountAndDownload } from '../../kit/lists/CountAndDownload.tsx';
import { formatFilteredCount } from '../../kit/lists/formatFilteredCount.ts';
import { ListFilterFields } from '../../kit/lists/ListFilterFields.tsx';
import { NoMatchesNotice } from '../../kit/lists/NoMatchesNotice.tsx';
import { useFilterInAddress } from '../../kit/lists/useFilterInAddress.ts';
import { useVirtualRows } from '../../kit/lists/useVirtualRows.tsx';
import { renderReauthorizeButton } from '../authorization/renderReauthorizeButton.tsx';
import { OpenOfxRunsLoader } from '../payment-run/OpenOfxRunsLoader.tsx';
import { useOfx } from '../stores/ofxContext.ts';
import { DealsAwaitingFundsLink } from './DealsAwaitingFundsLink.tsx';
import { DealTable } from './DealTable.tsx';
import { NoDeals } from './NoDeals.tsx';

const addressed = { read: readDealsFilterFromAddress, write: dealsFilterQuery };

const FoundDeals = memo((found: Pick<ComponentProps<typeof DealTable>, 'deals' | 'names' | 'waiting'>) => (
  <DealTable caption="Past Deals, newest first" {...found} virtual={useVirtualRows(found.deals.length)} />
));

const FilteredDeals = observer(
  ({
    deals,
    waiting,
  }: {
    /** Newest first. */
    readonly deals: readonly OfxDeal[];
    /** They are on their way for the first time. */
    readonly waiting: boolean;
  }) => {
    const { names } = useOfx().dealList;
    const currencies = useMemo(() => currenciesOfDeals(deals), [deals]);
    const states = useMemo(() => statesOfDeals(deals), [deals]);
    const {
      typed,
      applied: filter,
      change: setFilter,
    } = useFilterInAddress(addressed, waiting ? null : currencies);
    const { state } = typed;
    const found = useMemo(() => filterDeals(deals, filter, names), [deals, filter, names]);
    return (
      <>
        <ListFilterFields
          label="Search deals"
          filter={typed}
          currencies={currencies}
          more={
            <SelectField
              label="State"
              value={state ?? ''}
              options={[
                { value: '', label: 'All' },
                ...[...new Set([...states, ...(state === null ? [] : [state])])].map((each) => ({
                  value: each,
                  label: each,
                })),
              ]}
              onChange={(chosen) => setFilter({ ...typed, state: chosen === '' ? null : chosen })}
            />
          }
          moreInUse={state !== null}
          onChange={setFilter}
        >
          By payee, number or amount.
        </ListFilterFields>
        <CountAndDownload
          count={
            waiting ? 'Loading deals...' : formatFilteredCount(found.length, deals.length, ['deal', 'deals'])
          }
          none={found.length === 0}
          file="past-deals"
          narrowed={found.length < deals.length}
          csv={() => formatDealsCsv(found, names)}
        >
          {found.length < deals.length ? null : <DealsAwaitingFundsLink deals={deals} />}
        </CountAndDownload>
        <Card flush>
          {found.length === 0 && !waiting ? (
            <NoMatchesNotice
              title="No deal found"
              words={
                areFilterDaysReversed(filter)
                  ? 'Booked from is later than Booked until.'
                  : 'None of your deals is like this.'
              }
              onShowAll={() => setFilter(emptyDealsFilter)}
            />
          ) : (
            <FoundDeals deals={found} names={names} waiting={waiting} />
          )}
        </Card>
      </>
    );
  },
);

/** Past Deals, newest first (OFX-DEAL-5 to OFX-DEAL-9, HIST-2, HIST-8). */
export const DealsPage = observer(() => {
  const { deals, dealList, session } = useOfx();
  useRunningStore(session.beneficiaries);
  return (
    <>
      <OpenOfxRunsLoader />
      <FetchedList
        list={deals}
        failureMessages={ofxDealsFailureMessage}
        also={renderReauthorizeButton}
        isTold={(failure) => session.isTold(failure)}
        empty={<NoDeals />}
      >
        <FilteredDeals deals={dealList.newestFirst} waiting={deals.value === null} />
      </FetchedList>
    </>
  );
});
