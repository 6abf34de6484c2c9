import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { ofxDealsMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import type { PayeeNames } from '@fx-gateway/domain/ofx/deals/dealPayees.ts';
import { dealsCsv } from '@fx-gateway/domain/ofx/deals/dealsCsv.ts';
import { observer } from 'mobx-react-lite';
import { Card } from '../../kit/layout/Card.tsx';
import { CountAndFile } from '../../kit/lists/CountAndFile.tsx';
import { countText } from '../../kit/lists/countText.ts';
import { useRunning } from '../../fetching/useRunning.ts';
import { FetchedList } from '../../fetching/FetchedList.tsx';
import { ListSearch } from '../../kit/lists/ListSearch.tsx';
import { NoneFound } from '../../kit/lists/NoneFound.tsx';
import { useGrowingList } from '../../kit/lists/useGrowingList.ts';
import { authorizeAfter } from '../authorization/authorizeAfter.tsx';
import { useOfx } from '../stores/ofxContext.ts';
import { DealTable } from './DealTable.tsx';
import { NoDeals } from './NoDeals.tsx';

const GrowingDeals = ({
  deals,
  names,
  waiting,
}: {
  readonly deals: readonly OfxDeal[];
  readonly names: PayeeNames;
  readonly waiting: boolean;
}) => {
  const { shown, end } = useGrowingList(deals);
  return (
    <Card flush>
      <DealTable caption="Past Deals, newest first" deals={shown} names={names} waiting={waiting} />
      <div ref={end} />
    </Card>
  );
};

const List = observer(() => {
  const { deals, dealList } = useOfx();
  const { shown } = dealList;
  const waiting = deals.value === null;
  return (
    <>
      <ListSearch
        list={dealList}
        by="State"
        chosen={dealList.state}
        choices={dealList.states}
        onChoose={(state) => dealList.showState(state)}
      />
      <CountAndFile
        count={
          waiting
            ? 'Loading deals...'
            : countText(shown.length, dealList.newestFirst.length, ['deal', 'deals'])
        }
        none={shown.length === 0}
        file="past-deals"
        narrowed={shown.length < dealList.newestFirst.length}
        csv={() => dealsCsv(shown, dealList.names)}
      />
      {shown.length === 0 && !waiting ? (
        <Card>
          <NoneFound
            title="No deal found"
            words="None of your deals has this payee, reference or amount and this state."
            onShowAll={() => dealList.showAll()}
          />
        </Card>
      ) : (
        <GrowingDeals deals={shown} names={dealList.names} waiting={waiting} />
      )}
    </>
  );
});

/** Past Deals, newest first (OFX-DEAL-5 to OFX-DEAL-9). */
export const DealsPage = () => {
  const { deals, session } = useOfx();
  useRunning(session.beneficiaries);
  return (
    <FetchedList
      list={deals}
      failureMessages={ofxDealsMessages}
      also={authorizeAfter}
      isTold={(failure) => session.isTold(failure)}
      empty={<NoDeals />}
    >
      <List />
    </FetchedList>
  );
};
