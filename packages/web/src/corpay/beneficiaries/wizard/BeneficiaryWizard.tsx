import { wizardSteps, type WizardStep } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardSteps.ts';
import { canGoToStep } from '@fx-gateway/domain/corpay/beneficiaries/wizard/wizardState.ts';
import { observer } from 'mobx-react-lite';
import { useDeletedElsewhere } from '../../../beneficiaries/useDeletedElsewhere.ts';
import { DeletedElsewhereNotice } from '../../../partner-frame/DeletedElsewhereNotice.tsx';
import { WizardFrame } from '../../../kit/wizard/WizardFrame.tsx';
import { paths } from '../../../routing/paths.ts';
import { findOrCreateBeneficiaryListStore } from '../../stores/findOrCreateBeneficiaryListStore.ts';
import { useCorpay } from '../../stores/corpayContext.ts';
import { LeaveDialog } from '../../../unsaved-changes/LeaveDialog.tsx';
import { useWizardDraft } from '../../../unsaved-changes/useWizardDraft.ts';
import { useRunningStore } from '../../../fetching/useRunningStore.ts';
import { fieldLayout } from './fieldLayout.ts';
import { BeneficiaryReview } from './BeneficiaryReview.tsx';
import { CorpayWizardStepForm } from './CorpayWizardStepForm.tsx';
import type { WizardStore } from '../../stores/wizard/WizardStore.ts';
import './Wizard.css';

/** How a step is entered from the list of steps; the review also where every step on the way there holds. */
const wayTo = (store: WizardStore, step: WizardStep): (() => void) | null => {
  if (store.sealed) return null;
  if (canGoToStep(store.state, step)) return () => store.goTo({ type: 'GO_TO_STEP', step });
  return step === 'review' && store.wayToReview.isOpen ? () => store.returnToReview() : null;
};

/** Adds or edits a beneficiary in five steps (CP-WIZ-1 to CP-WIZ-5). */
export const BeneficiaryWizard = observer(
  ({
    id,
    store,
    title,
    back,
    next = paths.gateway.beneficiaries,
  }: {
    /** Of whom it edits; empty for a new one. */
    readonly id: string;
    readonly store: WizardStore;
    readonly title: string;
    readonly back: string;
    /** Where it goes on once it is saved. */
    readonly next?: string;
  }) => {
    const scope = useCorpay();
    const { state } = store;
    const { beneficiaries } = scope.session;
    const isGone = useDeletedElsewhere(
      beneficiaries,
      id === '' ? null : id,
      (each) => each.clientIntegrationId,
    );
    const { guard, finish } = useWizardDraft(scope.drafts, id, store);
    useRunningStore(store);
    const handleSaved = (): void => {
      findOrCreateBeneficiaryListStore(scope).announce(state.record.accountHolderName.trim(), state.mode);
      finish(next);
    };
    return (
      <WizardFrame
        title={title}
        back={back}
        current={state.step}
        startAt={store.startAt === null ? null : fieldLayout.idOf(store.startAt)}
        steps={wizardSteps.map((step) => ({
          ...step,
          done: state.completed.includes(step.id),
          enter: wayTo(store, step.id),
        }))}
      >
        {isGone ? <DeletedElsewhereNotice /> : null}
        {state.step === 'review' ? (
          <BeneficiaryReview store={store} onSaved={handleSaved} />
        ) : (
          <CorpayWizardStepForm key={state.step} store={store} />
        )}
        <LeaveDialog
          guard={guard}
          lost="What you typed about this beneficiary is kept nowhere else and will be lost."
        />
      </WizardFrame>
    );
  },
);
