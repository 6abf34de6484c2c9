import type { OfxBeneficiary } from '@fx-gateway/domain/ofx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../kit/dialogs/ConfirmDialog.tsx';
import { WizardFrame } from '../../../kit/wizard/WizardFrame.tsx';
import { useLeaveGuard } from '../../../leaving/useLeaveGuard.ts';
import { paths } from '../../../routing/paths.ts';
import { useOfx } from '../../scope/ofxContext.ts';
import type { OfxWizardStore } from '../../scope/wizard/OfxWizardStore.ts';
import { wizardSteps } from './fieldPlace.ts';
import { Review } from './Review.tsx';
import { StepForm } from './StepForm.tsx';

/** Adds or edits a beneficiary in three steps (OFX-BENE-2, OFX-BENE-3, OFX-BENE-19). */
export const BeneficiaryWizard = observer(
  ({
    id,
    store,
    title,
    back,
  }: {
    /** Of whom it edits; empty for a new one. */
    readonly id: string;
    readonly store: OfxWizardStore;
    readonly title: string;
    readonly back: string;
  }) => {
    const scope = useOfx();
    const navigate = useNavigate();
    const { step } = store.state;
    const place = wizardSteps.findIndex((each) => each.id === step);
    const guard = useLeaveGuard(store.dirty, { historyKeeps: true });
    const here = useRef(false);
    useEffect(() => {
      const leave = scope.drafts.keep(id, store);
      here.current = true;
      return () => {
        here.current = false;
        leave();
      };
    }, [scope, id, store]);
    /** Back to the list (OFX-BENE-24); a user who is on another page by now stays there. */
    const handleSaved = ({ name }: OfxBeneficiary): void => {
      scope.drafts.end(id);
      scope.beneficiaryList.announce(name, store.adds ? 'add' : 'edit');
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
        current={step}
        steps={wizardSteps.map((each, index) => {
          const formStep = each.id;
          return {
            id: formStep,
            title: each.title,
            done: index < place,
            enter: formStep === 'confirm' || !store.canEnter(formStep) ? null : () => store.goTo(formStep),
          };
        })}
      >
        {step === 'confirm' ? (
          <Review store={store} onSaved={handleSaved} />
        ) : (
          <StepForm key={step} store={store} step={step} />
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
