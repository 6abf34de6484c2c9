import { ofxDealsWords, type OfxDeal } from '@fx-gateway/domain/ofx';
import { observer } from 'mobx-react-lite';
import { CallFailureNotice } from '../../calls/CallFailureNotice.tsx';
import { useRunning } from '../../calls/useRunning.ts';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { EmptyState } from '../../kit/notices/EmptyState.tsx';
import { SkeletonRows } from '../../kit/waiting/SkeletonRows.tsx';
import { useGrowingList } from '../../lists/useGrowingList.ts';
import { useOfx } from '../scope/ofxContext.ts';
import { DealTable } from './DealTable.tsx';
import { NoDeals } from './NoDeals.tsx';
import '../../lists/ListTop.css';

const counted = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'deal' : 'deals'}`;

/** Narrows the list by reference or amount and by state, and says how many are left. */
const DealSearch = observer(() => {
  const { dealList } = useOfx();
  const all = dealList.newestFirst.length;
  return (
    <search className="payee-search">
      <TextField
        label="Search"
        type="search"
        autoComplete="off"
        value={dealList.search}
        onChange={(text) => dealList.searchFor(text)}
      />
      <SelectField
        label="State"
        value={dealList.state}
        options={[
          { value: '', label: 'All' },
          ...dealList.states.map((state) => ({ value: state, label: state })),
        ]}
        onChange={(state) => dealList.showState(state)}
      />
      <output className="payee-count">
        {dealList.narrowed
          ? `${dealList.shown.length.toLocaleString('en-US')} of ${counted(all)}`
          : counted(all)}
      </output>
    </search>
  );
});

const GrowingDeals = ({ deals }: { readonly deals: readonly OfxDeal[] }) => {
  const { shown, end } = useGrowingList(deals);
  return (
    <Card flush>
      <DealTable caption="Past Deals, newest first" deals={shown} />
      <div ref={end} />
    </Card>
  );
};

const List = observer(() => {
  const { dealList } = useOfx();
  return (
    <>
      <DealSearch />
      {dealList.shown.length === 0 ? (
        <Card>
          <EmptyState
            title="No deal found"
            action={<QuietButton onPress={() => dealList.showAll()}>Show all</QuietButton>}
          >
            None of your deals has this reference or amount and this state.
          </EmptyState>
        </Card>
      ) : (
        <GrowingDeals deals={dealList.shown} />
      )}
    </>
  );
});

/** Past Deals, newest first (OFX-DEAL-5 to OFX-DEAL-9). */
export const DealsPage = observer(() => {
  const { deals } = useOfx();
  useRunning(deals);
  const { value, failure } = deals;
  return (
    <div className="stack">
      {failure === null ? null : (
        <CallFailureNotice
          words={ofxDealsWords(failure)}
          failure={failure}
          {...(value === null ? {} : { kept: 'Below is what was loaded before.' })}
          onRetry={() => void deals.load()}
        />
      )}
      {value === null ? (
        failure === null ? (
          <Card flush>
            <SkeletonRows words="Loading deals..." rows={6} />
          </Card>
        ) : null
      ) : value.length === 0 ? (
        <Card>
          <NoDeals />
        </Card>
      ) : (
        <List />
      )}
    </div>
  );
});
