import { stepPlace, wizardSteps } from '@fx-gateway/domain/corpay/beneficiaries';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../kit/dialogs/ConfirmDialog.tsx';
import { paths } from '../../../routing/paths.ts';
import { ButtonLink } from '../../../kit/buttons/ButtonLink.tsx';
import { useCorpay } from '../../scope/corpayContext.ts';
import { useLeaveGuard } from '../../../leaving/useLeaveGuard.ts';
import { useRunning } from '../../../calls/useRunning.ts';
import { Review } from './Review.tsx';
import { StepForm } from './StepForm.tsx';
import { StepNavigator } from './StepNavigator.tsx';
import type { WizardStore } from '../../scope/wizard/WizardStore.ts';
import './Wizard.css';

/** Typing begins in the first field; when the step changes, its top comes into sight and takes the focus. */
const useStepStart = (step: string) => {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    top.current?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return top;
};

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
    const top = useStepStart(state.step);
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
      <div className="wizard">
        <div className="wizard-side">
          <h2 className="wizard-title">{title}</h2>
          <p className="wizard-progress">
            Step {stepPlace(state.step) + 1} of {wizardSteps.length}
          </p>
          <StepNavigator store={store} />
          <ButtonLink look="plain" to={back}>
            Cancel
          </ButtonLink>
        </div>
        <div className="wizard-main arrival" tabIndex={-1} ref={top}>
          {state.step === 'review' ? (
            <Review store={store} onSaved={handleSaved} />
          ) : (
            <StepForm key={state.step} store={store} />
          )}
        </div>
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
      </div>
    );
  },
);
