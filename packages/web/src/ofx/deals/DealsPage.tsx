import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { ofxDealsFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { dealsCsv } from '@fx-gateway/domain/ofx/deals/dealsCsv.ts';
import {
  allDeals,
  currenciesOfDeals,
  filterDeals,
  statesOfDeals,
} from '@fx-gateway/domain/ofx/deals/dealsFilter.ts';
import { dealsFilterOf, dealsFilterQuery } from '@fx-gateway/domain/ofx/deals/dealsFilterQuery.ts';
import { daysContradict } from '@fx-gateway/domain/lists/listFilter.ts';
import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue, useMemo, type ComponentProps } from 'react';
import { FetchedList } from '../../fetching/FetchedList.tsx';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { CountAndDownload } from '../../kit/lists/CountAndDownload.tsx';
import { countText } from '../../kit/lists/countText.ts';
import { ListFilterFields } from '../../kit/lists/ListFilterFields.tsx';
import { NoneFound } from '../../kit/lists/NoneFound.tsx';
import { useAddressFilter } from '../../kit/lists/useAddressFilter.ts';
import { useVirtualRows } from '../../kit/lists/useVirtualRows.tsx';
import { authorizeButtonAfter } from '../authorization/authorizeButtonAfter.tsx';
import { useOfx } from '../stores/ofxContext.ts';
import { DealsToDo } from './DealsToDo.tsx';
import { DealTable } from './DealTable.tsx';
import { NoDeals } from './NoDeals.tsx';

const addressed = { read: dealsFilterOf, write: dealsFilterQuery };

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
    const [asked, setFilter] = useAddressFilter(addressed, waiting ? null : currencies);
    // The key is shown at once, and the list that follows from it as soon as there is time.
    const filter = useDeferredValue(asked);
    const { state } = asked;
    const found = useMemo(() => filterDeals(deals, filter, names), [deals, filter, names]);
    return (
      <>
        <ListFilterFields
          label="Search deals"
          filter={asked}
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
              onChange={(chosen) => setFilter({ ...asked, state: chosen === '' ? null : chosen })}
            />
          }
          moreInUse={state !== null}
          onChange={setFilter}
        >
          By payee, number or amount.
        </ListFilterFields>
        <CountAndDownload
          count={waiting ? 'Loading deals...' : countText(found.length, deals.length, ['deal', 'deals'])}
          none={found.length === 0}
          file="past-deals"
          narrowed={found.length < deals.length}
          csv={() => dealsCsv(found, names)}
        >
          {found.length < deals.length ? null : <DealsToDo deals={deals} />}
        </CountAndDownload>
        <Card flush>
          {found.length === 0 && !waiting ? (
            <NoneFound
              title="No deal found"
              words={
                daysContradict(filter)
                  ? 'Booked from is later than Booked until.'
                  : 'None of your deals is like this.'
              }
              onShowAll={() => setFilter(allDeals)}
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
    <FetchedList
      list={deals}
      failureMessages={ofxDealsFailureMessage}
      also={authorizeButtonAfter}
      isTold={(failure) => session.isTold(failure)}
      empty={<NoDeals />}
    >
      <FilteredDeals deals={dealList.newestFirst} waiting={deals.value === null} />
    </FetchedList>
  );
});
