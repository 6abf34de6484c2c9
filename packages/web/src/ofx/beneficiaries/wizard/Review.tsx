import { countryName } from '@fx-gateway/domain/geography/countries.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxCallMessages, ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { ofxBankChanges } from '@fx-gateway/domain/ofx/beneficiaries/ofxBankChanges.ts';
import { fieldKey, readOfxField } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import type { OfxFormField, OfxFormStep } from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import { ofxRecordChanges } from '@fx-gateway/domain/ofx/beneficiaries/ofxRecordChanges.ts';
import { ofxDroppedLabels } from '@fx-gateway/domain/ofx/beneficiaries/withoutUnasked.ts';
import { observer } from 'mobx-react-lite';
import { OfxFailureNotice } from '../../authorization/OfxFailureNotice.tsx';
import { BankChanges } from '../../../beneficiaries/BankChanges.tsx';
import { DroppedDetails } from '../../../beneficiaries/DroppedDetails.tsx';
import { ChangedElsewhere } from '../../../partner-frame/ChangedElsewhere.tsx';
import { FactList } from '../../../kit/facts/FactList.tsx';
import { inFours } from '../../../kit/facts/inFours.ts';
import { FocusOnMount } from '../../../kit/focus/FocusOnMount.tsx';
import { FailureNotice } from '../../../kit/notices/FailureNotice.tsx';
import { ReviewCard } from '../../../kit/wizard/ReviewCard.tsx';
import { ReviewStep } from '../../../kit/wizard/ReviewStep.tsx';
import type { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { fieldPlace, wizardSteps } from './fieldPlace.ts';
import { SameAccount, whyNotTwice } from './SameAccount.tsx';
import { Validation } from './Validation.tsx';

const shownValue = (field: OfxFormField, value: string): string => {
  if (value === '') return '–';
  return field.path.at(-1) === 'country' ? countryName(value) : inFours(value);
};

const reviewed: readonly OfxFormStep[] = ['beneDetails', 'bankDetails'];

const StepFacts = observer(
  ({ store, step }: { readonly store: OfxWizardStore; readonly step: OfxFormStep }) => {
    const title = wizardSteps.find(({ id }) => id === step)?.title ?? '';
    return (
      <ReviewStep id={step} title={title} disabled={store.sealed} onEdit={() => store.goTo(step)}>
        <FactList
          columns={1}
          facts={store.fieldsOf(step).flatMap((field) => {
            const key = fieldKey(field.path);
            const error = store.errorAt(key);
            const kept = readOfxField(store.state.beneficiary, field.path);
            // What was not asked for and not filled in says nothing.
            if (kept === '' && error === null && !field.required) return [];
            const value = shownValue(field, kept);
            return {
              label: field.label,
              value: (
                <span id={`${fieldPlace.idOf(key)}-review`}>
                  {store.isProposed(field) ? `${value} (proposed)` : value}
                  {error === null ? null : <span className="field-error review-error">{error}</span>}
                </span>
              ),
            };
          })}
        />
      </ReviewStep>
    );
  },
);

const storedDetails = ({ original, template }: OfxWizardStore, stored: OfxBeneficiary): string => {
  const labels = ofxRecordChanges(original, stored, template).map(({ label }) => label);
  return labels.length === 0 ? '' : `What is stored now differs in: ${labels.join(', ')}.`;
};

/** Why the last save did not come to an end, and what can be done. */
const SaveTrouble = observer(
  ({ store, onLook }: { readonly store: OfxWizardStore; readonly onLook: () => void }) => {
    const { elsewhere } = store;
    const { saveFailure } = store.state;
    if (elsewhere !== null && elsewhere.stored === null)
      return (
        <FailureNotice
          happened={ofxMessages.beneficiariesGone([store.original.name])}
          kept="Nothing was sent."
        />
      );
    if (elsewhere?.stored)
      return (
        <FocusOnMount>
          <ChangedElsewhere
            details={storedDetails(store, elsewhere.stored)}
            onTake={() => store.takeStored()}
          />
        </FocusOnMount>
      );
    if (saveFailure === null) return null;
    return (
      <OfxFailureNotice
        words={store.lost ? ofxMessages.saving.lost : ofxCallMessages(saveFailure)}
        failure={saveFailure}
        kept="What you typed is still here."
        {...(store.lost ? { onRetry: onLook, retryLabel: 'Check again' } : {})}
      />
    );
  },
);

const whyNot = (store: OfxWizardStore): string | null => {
  if (store.canSave || store.state.saving) return null;
  if (store.elsewhere !== null) return 'What is stored now is not what you began with.';
  if (store.lost) return ofxMessages.saving.lost;
  const { validation } = store.state;
  if (validation?.status === 'pending') return 'Our partner is checking these details.';
  return validation?.status === 'invalid' && validation.failure !== null
    ? 'Our partner could not check these details.'
    : 'Correct these details first.';
};

/** Everything that was filled in, with ways back to it; it can be submitted once the partner found it right (OFX-BENE-21 to OFX-BENE-23). */
export const Review = observer(
  ({
    store,
    onSaved,
  }: {
    readonly store: OfxWizardStore;
    readonly onSaved: (beneficiary: OfxBeneficiary) => void;
  }) => {
    const attempt = async (what: Promise<OfxBeneficiary | null>): Promise<void> => {
      const saved = await what;
      if (saved !== null) onSaved(saved);
    };
    return (
      <div className="stack">
        {store.state.saveFailure === null && store.elsewhere === null ? (
          <Validation store={store} />
        ) : (
          <SaveTrouble store={store} onLook={() => void attempt(store.lookAgain())} />
        )}
        {store.adds ? null : (
          <BankChanges changes={ofxBankChanges(store.original, store.record, store.template)} />
        )}
        <SameAccount store={store} />
        <DroppedDetails
          labels={ofxDroppedLabels(store.original, store.state.beneficiary, store.record, store.template)}
        />
        <ReviewCard
          submit={store.adds ? 'Add Beneficiary' : 'Save Changes'}
          sealed={store.sealed}
          busy={store.state.saving}
          disabledReason={whyNot(store) ?? whyNotTwice(store)}
          onBack={() => store.goTo('bankDetails')}
          onSubmit={() => void attempt(store.save())}
        >
          {reviewed.map((step) => (
            <StepFacts key={step} store={store} step={step} />
          ))}
        </ReviewCard>
      </div>
    );
  },
);
