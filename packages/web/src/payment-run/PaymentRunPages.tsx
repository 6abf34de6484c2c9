import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ButtonLink } from '../kit/buttons/ButtonLink.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { ScreenHeading } from '../kit/layout/ScreenHeading.tsx';
import { EmptyState } from '../kit/notices/EmptyState.tsx';
import { MissingPicture } from '../kit/pictures/MissingPicture.tsx';
import { CentredSpinner } from '../kit/waiting/CentredSpinner.tsx';
import { usePageReload } from '../reload/reloadContext.ts';
import { paths } from '../routing/paths.ts';
import { CheckStep } from './check/CheckStep.tsx';
import { DealsStep } from './deals/DealsStep.tsx';
import { GoneRun } from './deals/GoneRun.tsx';
import { OpenRuns } from './OpenRuns.tsx';
import { paymentRunContext, usePaymentRuns } from './stores/paymentRunContext.ts';
import { RowsStep } from './rows/RowsStep.tsx';
import { RunSteps } from './frame/RunSteps.tsx';
import type { PaymentRunWorkspace } from './stores/PaymentRunWorkspace.ts';
import './PaymentRun.css';

const title = 'Pay many from a spreadsheet';

const NoRun = () => (
  <>
    <ScreenHeading title="Payment run" />
    <Card>
      <EmptyState
        picture={<MissingPicture />}
        title="This run is not open on this device"
        action={<ButtonLink to={paths.gateway.payments}>Begin another run</ButtonLink>}
      >
        It was closed, or it was begun on another device or by another user. What it booked stands in your
        list.
      </EmptyState>
    </Card>
  </>
);

/** What the address leads to: one open run, or a new one with the steps before it. */
const Shown = observer(({ runId }: { readonly runId: string }) => {
  const workspace = usePaymentRuns();
  const { payment, check } = workspace;
  const navigate = useNavigate();
  const reload = usePageReload();
  useEffect(() => workspace.guard(reload), [workspace, reload]);
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    if (runId === '') workspace.leaveBegunRun();
    else void workspace.openRun(runId).then(() => setRead(runId));
  }, [workspace, runId]);
  const begun = payment?.kept === true ? payment.run.id : null;
  useEffect(() => {
    // The first booking makes a run that has an address.
    if (runId === '' && begun !== null && workspace.payment?.run.id === begun)
      void navigate(paths.gateway.payment(begun), { replace: true });
  }, [workspace, navigate, runId, begun]);
  const isOpen = payment !== null && (runId === '' || payment.run.id === runId);
  if (isOpen && payment.record.gone) return <GoneRun store={payment} />;
  if (isOpen)
    return (
      <>
        <ScreenHeading title={runId === '' ? title : payment.run.name} step="Review" />
        <RunSteps now={payment.kept ? 'Pay' : 'Review'} />
        <DealsStep key={payment.run.id} store={payment} />
      </>
    );
  if (runId !== '') return read === runId ? <NoRun /> : <CentredSpinner />;
  return (
    <>
      <ScreenHeading title={title} step={check === null ? 'Rows' : 'Check'} />
      <RunSteps now={check === null ? 'Rows' : 'Check'} />
      {check === null ? (
        <>
          <OpenRuns />
          <RowsStep />
        </>
      ) : (
        <CheckStep check={check} />
      )}
    </>
  );
});

/** The pages of payment runs, whichever partner books their deals. */
export const PaymentRunPages = ({ workspace }: { readonly workspace: PaymentRunWorkspace }) => (
  <paymentRunContext.Provider value={workspace}>
    <div className="stack stack-wide run-page">
      <Shown runId={useParams()['*'] ?? ''} />
    </div>
  </paymentRunContext.Provider>
);
