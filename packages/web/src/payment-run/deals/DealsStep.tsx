import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { Card } from '../../kit/layout/Card.tsx';
import { useRates } from '../../market-rates/ratesContext.ts';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';
import { usePageVisibility } from '../../quoting/usePageVisibility.ts';
import { useSession } from '../../session/sessionContext.ts';
import { SkipToSummary } from '../frame/SkipToSummary.tsx';
import { RunReport } from '../report/RunReport.tsx';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { BookAllDialog } from './BookAllDialog.tsx';
import { DealsNotices } from './DealsNotices.tsx';
import { DealsSummary } from './DealsSummary.tsx';
import { LeaveRunDialog } from './LeaveRunDialog.tsx';
import { RunNews } from './RunNews.tsx';
import { RunDealRow } from './RunDealRow.tsx';

/** Keeps the quotes alive while the page is looked at, in sight and not locked. */
const useRunning = (store: RunPaymentStore): void => {
  useRunningStore(store);
  const rates = useRates();
  useEffect(() => store.priceWith((deal) => rates.costOf(deal)), [store, rates]);
  const { locked } = useSession();
  const [visible, setVisible] = useState(true);
  usePageVisibility(useCallback((now: boolean) => setVisible(now), []));
  useEffect(() => store.quotes.pause(locked || !visible), [store, locked, visible]);
  useEffect(() => {
    if (locked) store.calls.stopSoon();
  }, [store, locked]);
};

/** What is settled for each currency, as it was booked and is displayed. */
const Sums = observer(({ store: { sums } }: { readonly store: RunPaymentStore }) => (
  <p className="run-sums">
    {sums.map(({ total, hasFees, unquoted }) => (
      <span key={total.currency}>
        <span className="run-label">
          You send{hasFees ? ', with fees' : ''}
          {unquoted === 0 ? '' : ', as far as it is quoted'}
        </span>{' '}
        <AmountWithCode of={total} />
      </span>
    ))}
  </p>
));

/** The last two steps: the deals of a run with their quotes, booked one by one or all, and what became of them. */
export const DealsStep = observer(({ store }: { readonly store: RunPaymentStore }) => {
  useRunning(store);
  const [proposed, setProposed] = useState<readonly Money[] | null>(null);
  const ask = useCallback(() => {
    const { limits } = store.run;
    const agreedIn = (money: Money): Money | undefined =>
      limits.find(({ currency }) => currency === money.currency);
    setProposed(store.sums.map(({ total }) => agreedIn(total) ?? total));
  }, [store]);
  return (
    <>
      <DealsNotices store={store} />
      <RunNews store={store} />
      <SkipToSummary>Skip the deals</SkipToSummary>
      <Card flush title="Deals" aside={<Sums store={store} />}>
        <ol className="run-deals" aria-label="Deals of this run">
          {store.run.deals.map((deal) => (
            <RunDealRow key={deal.id} deal={deal} store={store} onRaise={ask} />
          ))}
        </ol>
      </Card>
      <RunReport run={store.run} fees={store.fees} isUnderWay={(dealId) => store.isUnderWay(dealId)} />
      <DealsSummary store={store} onBookAll={ask} />
      <BookAllDialog store={store} proposed={proposed} onClose={() => setProposed(null)} />
      <LeaveRunDialog active={store.calls.calling !== null} />
    </>
  );
});
