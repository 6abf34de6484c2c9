import { observer } from 'mobx-react-lite';
import { useDependencies } from '../../context/dependenciesContext.ts';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';
import { RunSummary } from '../frame/RunSummary.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { CloseRunButton } from './CloseRunButton.tsx';
import { focusStop } from './focusStop.ts';

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

/** What the deals of a run come to, how many are done, and what is done next. */
export const DealsSummary = observer(
  ({ store, onBookAll }: { readonly store: RunPaymentStore; readonly onBookAll: () => void }) => {
    const workspace = usePaymentRuns();
    const { operations } = useDependencies();
    const { run, sums, waiting, fees } = store;
    const { bookingAll, calling, stopping } = store.calls;
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
          <QuietButton busy={stopping} onPress={() => store.calls.stopSoon()}>
            {stopping ? 'Stops after this deal' : 'Stop'}
          </QuietButton>
        ) : null}
        {store.isOver || waiting.length === 0 ? null : (
          <PrimaryButton
            busy={bookingAll || calling !== null}
            disabledReason={operations.whyHeldBack('money') ?? whyNotAll(store)}
            onPress={onBookAll}
          >
            {bookAllLabel(waiting.length, store.run.deals.length)}
          </PrimaryButton>
        )}
      </RunSummary>
    );
  },
);
