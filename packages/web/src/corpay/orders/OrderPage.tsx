import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { instructedElsewhereMessages } from '@fx-gateway/domain/corpay/instruction/unresolvedInstructionMessages.ts';
import { formatTitleWithPayees } from '@fx-gateway/domain/words/formatPayees.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Card } from '../../kit/layout/Card.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { PrintableRecord } from '../../kit/layout/PrintableRecord.tsx';
import { LabelledValuesSkeleton } from '../../kit/waiting/LabelledValuesSkeleton.tsx';
import { paths } from '../../routing/paths.ts';
import { FocusOnMount } from '../../kit/focus/FocusOnMount.tsx';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { MissingPicture } from '../../kit/pictures/MissingPicture.tsx';
import { FailedPage } from '../../fetching/FailedPage.tsx';
import { CallFailureNotice } from '../../fetching/CallFailureNotice.tsx';
import { useBookedMarket } from '../../market-rates/useBookedMarket.ts';
import { OrderStore } from '../stores/deal/OrderStore.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import { OpenCorpayRunsLoader } from '../payment-run/OpenCorpayRunsLoader.tsx';
import { InstructPanel } from '../instruction/InstructPanel.tsx';
import { LeaveInstructDialog } from '../instruction/LeaveInstructDialog.tsx';
import { useIsPrinting } from '../../kit/layout/useIsPrinting.ts';
import { PrintableOrder } from './PrintableOrder.tsx';
import { PaymentAdvice } from './PaymentAdvice.tsx';
import { useLeaveGuard } from '../../unsaved-changes/useLeaveGuard.ts';
import { useMarkOutcomeReported } from '../../quoting/untold/useMarkOutcomeReported.ts';
import { useReturnToTab } from '../../fetching/useReturnToTab.ts';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import './OrderPage.css';

/** The partner says that the customer has no such order, so nothing of it was confirmed. */
const isNone = (failure: CallFailure | null): boolean =>
  failure?.kind === 'refused' || failure?.kind === 'permission';

/** One order; while it has no payments it can be instructed here (CP-ORDER-2, CP-ORDER-9 to CP-ORDER-16, S-28, S-113). */
export const OrderPage = observer(() => {
  const scope = useCorpay();
  const { orderNumber = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const store = useMemo(() => new OrderStore(scope.instructDependencies, orderNumber), [scope, orderNumber]);
  useRunningStore(store);
  const market = useBookedMarket(scope.bookedMarkets, orderNumber);
  useReturnToTab(useCallback(() => store.refresh(), [store]));
  useRunningStore(store.awaitsInstruction ? scope.session.beneficiaries : null);
  const isConfirmed = query.get('success') === 'true';
  const { failure } = store.order;
  const { instruct, current } = store;
  useMarkOutcomeReported(scope.untold, current === null || store.awaitsInstruction ? null : orderNumber);
  const printing = useIsPrinting();
  const isAdvice = printing && current !== null && !store.awaitsInstruction;
  const [closing, setClosing] = useState(false);
  const [closed, setClosed] = useState(false);
  const close = (): void => {
    setClosing(false);
    setClosed(true);
    store.closeInstruct();
  };
  const guard = useLeaveGuard(instruct !== null && store.awaitsInstruction && instruct.begun);
  return (
    <PrintableRecord
      list={paths.gateway.orders}
      title={formatTitleWithPayees(
        `Order ${orderNumber}`,
        current?.payments.map(({ payeeName }) => payeeName) ?? [],
      )}
      beforePrint={async () => (current === null ? undefined : store.advice.read(current))}
    >
      {isConfirmed && !store.awaitsInstruction && !isNone(failure) && !isAdvice ? (
        <FocusOnMount>
          <Notice tone="positive" title="Order confirmed!">
            <p>{corpayMessages.confirmationFollows}</p>
          </Notice>
        </FocusOnMount>
      ) : null}
      {store.instructedElsewhere ? (
        <FocusOnMount yieldsTo="anything">
          <Notice tone="warning" title={instructedElsewhereMessages.title}>
            <p>{instructedElsewhereMessages.words}</p>
          </Notice>
        </FocusOnMount>
      ) : null}
      {failure === null ? null : current === null ? (
        <FailedPage
          words={corpayMessages.orderUnavailable(orderNumber)}
          failure={failure}
          {...(isNone(failure) ? { picture: <MissingPicture /> } : {})}
          also={<ButtonLink to={paths.gateway.orders}>Back to your orders</ButtonLink>}
          onRetry={() => void store.order.load()}
        >
          {isNone(failure)
            ? 'Your orders name all that are yours.'
            : 'Nothing about the order has changed by this.'}
        </FailedPage>
      ) : (
        <CallFailureNotice
          words={corpayMessages.orderUnavailable(orderNumber)}
          failure={failure}
          onRetry={() => void store.order.load()}
        />
      )}
      {current === null || !store.awaitsInstruction || printing ? null : (
        <OpenCorpayRunsLoader of={orderNumber} order={current} />
      )}
      {current === null ? (
        failure === null ? (
          <Card>
            <LabelledValuesSkeleton words="Loading order..." />
          </Card>
        ) : null
      ) : isAdvice ? (
        <PaymentAdvice
          order={current}
          records={store.advice}
          instructedOn={store.known.instructedOn ?? null}
        />
      ) : (
        <PrintableOrder
          order={current}
          store={store}
          market={market}
          formClosed={closed}
          isConfirmed={isConfirmed}
        />
      )}
      {instruct === null || !store.awaitsInstruction ? null : (
        <InstructPanel
          store={instruct}
          choosesBeneficiary
          cancelLabel="Not now"
          onCancel={() => (instruct.begun ? setClosing(true) : close())}
          onInstructed={(instructed) => {
            store.wasInstructed();
            scope.deal.instructed(instructed);
            void navigate(paths.gateway.order(instructed, { success: true }), { replace: true });
          }}
        />
      )}
      <LeaveInstructDialog guard={guard} orderNumber={orderNumber} filledIn="lost" />
      <LeaveInstructDialog
        guard={{
          asking: closing && instruct !== null && store.awaitsInstruction,
          stay: () => setClosing(false),
          leave: close,
        }}
        orderNumber={orderNumber}
        filledIn="lost"
      />
    </PrintableRecord>
  );
});
