import { findWaitingRunRow, type PaidAmount } from '@fx-gateway/domain/payment-run/run/findOpenElsewhere.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../kit/notices/Notice.tsx';
import { AmountWithCode } from '../quoting/AmountWithCode.tsx';
import { paths } from '../routing/paths.ts';
import { usePaymentRuns } from './stores/paymentRunContext.ts';

/** Says before a deal is booked by itself that a row of an open run waits to pay the very same (RUN-6). */
export const WaitingRunNote = observer(({ paid }: { readonly paid: readonly PaidAmount[] }) => {
  const workspace = usePaymentRuns();
  const wanted = paid.map(({ payeeId, amount }) => `${payeeId} ${amount.currency}${amount.minor}`).join();
  // Another tab may have booked it by now: what is about to be paid now is looked for anew.
  useEffect(() => (wanted === '' ? undefined : workspace.watchOpen()), [workspace, wanted]);
  const waits = findWaitingRunRow(workspace.open ?? [], paid);
  if (waits === null) return null;
  const { run, row, payee, amount } = waits;
  return (
    <Notice tone="warning">
      <p>
        Row {row} of the open payment run <strong>{run.name}</strong> waits to pay {payee}{' '}
        <AmountWithCode of={amount} />, and is not booked. Book it here or there, not at both places.{' '}
        <Link to={paths.gateway.payment(run.id)}>Open the run</Link> to book that row, or to leave it out.
      </p>
    </Notice>
  );
});
