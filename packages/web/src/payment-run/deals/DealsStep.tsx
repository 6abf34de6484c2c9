import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { FailureNotice } from '../../kit/notices/FailureNotice.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';
import { usePageVisibility } from '../../quoting/usePageVisibility.ts';
import { useSession } from '../../session/sessionContext.ts';
import { paths } from '../../routing/paths.ts';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import { downloadRunFile } from '../report/downloadRunFile.ts';
import { RunReport } from '../report/RunReport.tsx';
import { RunSummary } from '../frame/RunSummary.tsx';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { BookAllDialog } from './BookAllDialog.tsx';
import { CloseRunButton } from './CloseRunButton.tsx';
import { focusStop } from './focusStop.ts';
import { LeaveRunDialog } from './LeaveRunDialog.tsx';
import { RunNews } from './RunNews.tsx';
import { RunDealRow } from './RunDealRow.tsx';

/** Keeps the quotes alive while the page is looked at, in sight and not locked. */
const useRunning = (store: RunPaymentStore): void => {
  useRunningStore(store);
  const { locked } = useSession();
  const [visible, setVisible] = useState(true);
  usePageVisibility(useCallback((now: boolean) => setVisible(now), []));
  useEffect(() => store.quotes.pause(locked || !visible), [store, locked, visible]);
  useEffect(() => {
    if (locked) store.stopSoon();
  }, [store, locked]);
};

const bookAllLabel = (waiting: number, all: number): string => {
  if (waiting > 1) return `Book all ${waiting} deals`;
  return all === 1 ? 'Book the deal' : 'Book the last deal';
};

const whyNotAll = ({ sums, waiting, stops }: RunPaymentStore): string | null => {
  if (waiting.length === 0) return 'No deal waits any more.';
  if (stops.asked !== null) return `Answer first what is asked about deal ${stops.asked}.`;
  const unquoted = sums.reduce((count, sum) => count + sum.unquoted, 0);
  return unquoted === 0
    ? null
    : `${unquoted === 1 ? 'One deal has' : `${unquoted} deals have`} no quote yet.`;
};

const Notices = observer(({ store }: { readonly store: RunPaymentStore }) => {
  const { scope } = usePaymentRuns();
  const { trouble, namesake, held } = store;
  return (
    <>
      {trouble === null ? null : <FailureNotice happened={trouble} kept="Nothing was sent after that." />}
      {namesake === null ? null : (
        <Notice tone="warning" title="An open run has this name already">
          <p>
            Nothing was sent. <Link to={paths.gateway.payment(namesake.id)}>Open that run</Link> if these are
            the same rows, or give this one another name.
          </p>
          <TextField
            label="Name of this run"
            value={store.run.name}
            onChange={(name) => store.rename(name)}
          />
        </Notice>
      )}
      {store.run.held.length === 0 ? null : (
        <Notice>
          <p>
            {store.run.held.length === 1 ? 'One row is' : `${store.run.held.length} rows are`} not in this
            run, and not paid. The payments below say why.{' '}
            {held === null ? null : (
              <button
                type="button"
                className="button button-plain"
                onClick={() => downloadRunFile('rows-to-mend.csv', held.csv)}
              >
                Download with reasons
              </button>
            )}
          </p>
        </Notice>
      )}
      {store.isOver && scope.partner.instructions !== null ? (
        <Notice tone="positive">
          <p>
            Every deal has its outcome. <Link to={paths.gateway.dashboard}>Book A Deal</Link> names what is to
            be sent for them, and by when.
          </p>
        </Notice>
      ) : null}
    </>
  );
});

const Summary = observer(
  ({ store, onBookAll }: { readonly store: RunPaymentStore; readonly onBookAll: () => void }) => {
    const workspace = usePaymentRuns();
    const { run, sums, waiting, bookingAll, calling, fees } = store;
    const { first: stopped } = store.stops;
    const over = run.deals.filter(({ state }) => state.kind === 'paid').length;
    return (
      <RunSummary
        facts={[
          { label: 'Deals', value: `${over} of ${run.deals.length} done` },
          ...sums.map(({ total, hasFees }) => ({
            label: `You send in ${total.currency}${hasFees ? ', with fees' : ''}`,
            value: <AmountWithCode of={total} />,
          })),
          ...(over === 0 || waiting.length === 0
            ? []
            : store.bookedSums.map(({ total }) => ({
                label: `Of it booked in ${total.currency}`,
                value: <AmountWithCode of={total} />,
              }))),
          ...fees.totals.map((total) => ({
            label: `Fees in ${total.currency}, of what is booked`,
            value: <AmountWithCode of={total} />,
          })),
          ...(stopped === null
            ? []
            : [
                {
                  label: 'Stopped',
                  tone: 'bad' as const,
                  value: (
                    <QuietButton look="plain" onPress={() => focusStop(stopped)}>
                      {`See deal ${stopped}`}
                    </QuietButton>
                  ),
                },
              ]),
        ]}
      >
        {store.kept ? (
          waiting.length === 0 || !bookingAll ? (
            <CloseRunButton store={store} />
          ) : null
        ) : (
          <QuietButton disabled={calling !== null} onPress={() => workspace.backToCheck()}>
            Back
          </QuietButton>
        )}
        {bookingAll ? (
          <QuietButton busy={store.stopping} onPress={() => store.stopSoon()}>
            {store.stopping ? 'Stops after this deal' : 'Stop'}
          </QuietButton>
        ) : null}
        {store.isOver || waiting.length === 0 ? null : (
          <PrimaryButton
            busy={bookingAll || calling !== null}
            disabledReason={whyNotAll(store)}
            onPress={onBookAll}
          >
            {bookAllLabel(waiting.length, store.run.deals.length)}
          </PrimaryButton>
        )}
      </RunSummary>
    );
  },
);

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
      <Notices store={store} />
      <RunNews store={store} />
      <Card flush title="Deals" aside={<Sums store={store} />}>
        <ol className="run-deals" aria-label="Deals of this run">
          {store.run.deals.map((deal) => (
            <RunDealRow key={deal.id} deal={deal} store={store} onRaise={ask} />
          ))}
        </ol>
      </Card>
      <RunReport run={store.run} fees={store.fees} calling={store.calling} />
      <Summary store={store} onBookAll={ask} />
      <BookAllDialog store={store} proposed={proposed} onClose={() => setProposed(null)} />
      <LeaveRunDialog active={store.isCalling} />
    </>
  );
});
