import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { observer } from 'mobx-react-lite';
import { useDeletedElsewhere } from '../../../beneficiaries/useDeletedElsewhere.ts';
import { DeletedElsewhereNotice } from '../../../partner-frame/DeletedElsewhereNotice.tsx';
import { WizardFrame } from '../../../kit/wizard/WizardFrame.tsx';
import { LeaveDialog } from '../../../unsaved-changes/LeaveDialog.tsx';
import { useWizardDraft } from '../../../unsaved-changes/useWizardDraft.ts';
import { paths } from '../../../routing/paths.ts';
import { findOrCreateOfxBeneficiaryListStore } from '../../stores/findOrCreateOfxBeneficiaryListStore.ts';
import { useOfx } from '../../stores/ofxContext.ts';
import type { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { fieldLayout, wizardSteps } from './fieldLayout.ts';
import { BeneficiaryReview } from './BeneficiaryReview.tsx';
import { OfxWizardStepForm } from './OfxWizardStepForm.tsx';

/** Adds or edits a beneficiary in three steps (OFX-BENE-2, OFX-BENE-3, OFX-BENE-19). */
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
    readonly store: OfxWizardStore;
    readonly title: string;
    readonly back: string;
    /** Where it goes on once it is saved. */
    readonly next?: string;
  }) => {
    const scope = useOfx();
    const { step } = store.state;
    const place = wizardSteps.findIndex((each) => each.id === step);
    const { beneficiaries } = scope.session;
    const isGone = useDeletedElsewhere(beneficiaries, id === '' ? null : id, (each) => each.beneficiaryId);
    const { guard, finish } = useWizardDraft(scope.drafts, id, store);
    /** Back to the list (OFX-BENE-24). */
    const handleSaved = ({ name }: OfxBeneficiary): void => {
      findOrCreateOfxBeneficiaryListStore(scope).announce(name, store.adds ? 'add' : 'edit');
      finish(next);
    };
    return (
      <WizardFrame
        title={title}
        back={back}
        current={step}
        startAt={store.startAt === null ? null : fieldLayout.idOf(store.startAt)}
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
        {isGone ? <DeletedElsewhereNotice /> : null}
        {step === 'confirm' ? (
          <BeneficiaryReview store={store} onSaved={handleSaved} />
        ) : (
          <OfxWizardStepForm key={step} store={store} step={step} />
        )}
        <LeaveDialog
          guard={guard}
          lost="What you typed about this beneficiary is kept nowhere else and will be lost."
        />
      </WizardFrame>
    );
  },
);
