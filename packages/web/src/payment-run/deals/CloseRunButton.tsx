import { countRunRows } from '@fx-gateway/domain/payment-run/report/countRunRows.ts';
import { isRunDealUnknown, orderOfRunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { paths } from '../../routing/paths.ts';
import { ReportCsvButton } from '../report/ReportCsvButton.tsx';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';

const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

/** Closes a run whose outcomes are all known; what was not booked or instructed is named before. */
export const CloseRunButton = observer(({ store }: { readonly store: RunPaymentStore }) => {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { isOver, hasUnknown, run } = store;
  const unbooked = run.deals.filter((deal) => !isRunDealUnknown(deal) && orderOfRunDeal(deal) === null);
  const booked = run.deals.filter(
    (deal) =>
      orderOfRunDeal(deal) !== null && (deal.state.kind === 'booked' || deal.state.kind === 'left-out'),
  );
  const close = async (): Promise<void> => {
    setAsking(false);
    if (await store.record.close()) void navigate(paths.gateway.payments);
  };
  const { unpaid, inDoubt } = countRunRows(run);
  const isDone = isOver && unpaid + inDoubt === 0;
  return (
    <>
      {isDone ? (
        <PrimaryButton onPress={() => setAsking(true)}>Close this run</PrimaryButton>
      ) : (
        <QuietButton look="plain" disabled={hasUnknown} onPress={() => setAsking(true)}>
          Close this run
        </QuietButton>
      )}
      <ConfirmDialog
        open={asking}
        advised="cancel"
        title="Close this run?"
        confirmLabel="Close it"
        cancelLabel="Keep it"
        onCancel={() => setAsking(false)}
        onConfirm={() => void close()}
      >
        <p>
          {joinSentences(
            unbooked.length === 0
              ? ''
              : `${counted(unbooked.length, 'deal was', 'deals were')} not booked, and will not be.`,
            booked.length === 0
              ? ''
              : `${counted(booked.length, 'deal is', 'deals are')} booked and not instructed: nobody is paid by that, and it stays in your list.`,
            unpaid === 0 ? '' : `${counted(unpaid, 'row was', 'rows were')} not paid.`,
            inDoubt === 0 ? '' : `It is in doubt whether ${counted(inDoubt, 'row is', 'rows are')} paid.`,
            'What was done stays done. The report goes with the run: download it first.',
          )}
        </p>
        <ReportCsvButton run={run} fees={store.fees}>
          Download the report
        </ReportCsvButton>
      </ConfirmDialog>
    </>
  );
});
