import { canGoTo, wizardSteps } from '@fx-gateway/domain/corpay/beneficiaries';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { WizardFrame } from '../../../kit/wizard/WizardFrame.tsx';
import { ConfirmDialog } from '../../../kit/dialogs/ConfirmDialog.tsx';
import { paths } from '../../../routing/paths.ts';
import { useCorpay } from '../../scope/corpayContext.ts';
import { useLeaveGuard } from '../../../leaving/useLeaveGuard.ts';
import { useRunning } from '../../../calls/useRunning.ts';
import { Review } from './Review.tsx';
import { StepForm } from './StepForm.tsx';
import type { WizardStore } from '../../scope/wizard/WizardStore.ts';
import './Wizard.css';

/** Adds or edits a beneficiary in five steps (CP-WIZ-1 to CP-WIZ-5). */
export const BeneficiaryWizard = observer(
  ({
    id,
    store,
    title,
    back,
  }: {
    /** Of whom it edits; empty for a new one. */
    readonly id: string;
    readonly store: WizardStore;
    readonly title: string;
    readonly back: string;
  }) => {
    const scope = useCorpay();
    const navigate = useNavigate();
    const { dirty, state } = store;
    const guard = useLeaveGuard(dirty, { historyKeeps: true });
    const here = useRef(false);
    useRunning(store);
    useEffect(() => {
      const leave = scope.drafts.keep(id, store);
      here.current = true;
      return () => {
        here.current = false;
        leave();
      };
    }, [scope, id, store]);
    /** A user who is on another page by now stays there. */
    const handleSaved = (): void => {
      scope.drafts.end(id);
      scope.beneficiaryList.announce(state.record.accountHolderName.trim(), state.mode);
      if (here.current) void navigate(paths.gateway.beneficiaries);
    };
    const leave = (): void => {
      scope.drafts.end(id);
      guard.leave();
    };
    return (
      <WizardFrame
        title={title}
        back={back}
        current={state.step}
        steps={wizardSteps.map((step) => ({
          ...step,
          done: state.completed.includes(step.id),
          enter:
            store.sealed || !canGoTo(state, step.id)
              ? null
              : () => store.goTo({ type: 'GO_TO_STEP', step: step.id }),
        }))}
      >
        {state.step === 'review' ? (
          <Review store={store} onSaved={handleSaved} />
        ) : (
          <StepForm key={state.step} store={store} />
        )}
        <ConfirmDialog
          open={guard.asking}
          advised="cancel"
          title="Leave without saving?"
          confirmLabel="Leave"
          cancelLabel="Stay"
          onCancel={guard.stay}
          onConfirm={leave}
        >
          <p>What you typed about this beneficiary is kept nowhere else and will be lost.</p>
        </ConfirmDialog>
      </WizardFrame>
    );
  },
);
