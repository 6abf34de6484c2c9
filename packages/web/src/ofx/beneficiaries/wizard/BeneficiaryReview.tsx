import { presetMessages } from '@fx-gateway/domain/beneficiaries/presetMessages.ts';
import { readFromMessages } from '@fx-gateway/domain/corpay/beneficiaries/reading/readingMessages.ts';
import {
  areOfxPresetsConfirmed,
  listOfxPresetsToConfirm,
} from '@fx-gateway/domain/ofx/beneficiaries/listOfxPresetsToConfirm.ts';
import { waitsForOfxPresets } from '@fx-gateway/domain/ofx/beneficiaries/ofxWizard.ts';
import { findOfxReadValue } from '@fx-gateway/domain/ofx/beneficiaries/takeReadOfxDetails.ts';
import { countryName } from '@fx-gateway/domain/geography/countries.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxCallFailureMessage, ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { findOfxBankDetailChanges } from '@fx-gateway/domain/ofx/beneficiaries/findOfxBankDetailChanges.ts';
import { fieldKey, readOfxField } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import type { OfxFormField, OfxFormStep } from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import { findOfxBeneficiaryChanges } from '@fx-gateway/domain/ofx/beneficiaries/findOfxBeneficiaryChanges.ts';
import { findOfxDroppedFieldLabels } from '@fx-gateway/domain/ofx/beneficiaries/dropUnaskedOfxBankDetails.ts';
import { observer } from 'mobx-react-lite';
import { OfxFailureNotice } from '../../authorization/OfxFailureNotice.tsx';
import { BankDetailChangesNotice } from '../../../beneficiaries/BankDetailChangesNotice.tsx';
import { presetsBoxId, PresetsToConfirm } from '../../../beneficiaries/PresetsToConfirm.tsx';
import { sameAccountBoxId } from '../../../beneficiaries/SameAccountNotice.tsx';
import { DroppedDetailsNotice } from '../../../beneficiaries/DroppedDetailsNotice.tsx';
import { ChangedElsewhereNotice } from '../../../partner-frame/ChangedElsewhereNotice.tsx';
import { LabelledValueList } from '../../../kit/facts/LabelledValueList.tsx';
import { formatIbanInFours } from '../../../kit/facts/formatIbanInFours.ts';
import { FocusOnMount } from '../../../kit/focus/FocusOnMount.tsx';
import { FailureNotice } from '../../../kit/notices/FailureNotice.tsx';
import { WizardReviewCard } from '../../../kit/wizard/WizardReviewCard.tsx';
import { StepReviewCard } from '../../../kit/wizard/StepReviewCard.tsx';
import type { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { fieldLayout, wizardSteps } from './fieldLayout.ts';
import { SameAccountQuestion, unconfirmedDuplicateMessage } from './SameAccountQuestion.tsx';
import { ValidationStatus } from './ValidationStatus.tsx';

const shownValue = (field: OfxFormField, value: string): string => {
  if (value === '') return '–';
  return field.path.at(-1) === 'country' ? countryName(value) : formatIbanInFours(value);
};

const reviewed: readonly OfxFormStep[] = ['beneDetails', 'bankDetails'];

const StepFacts = observer(
  ({ store, step }: { readonly store: OfxWizardStore; readonly step: OfxFormStep }) => {
    const title = wizardSteps.find(({ id }) => id === step)?.title ?? '';
    return (
      <StepReviewCard id={step} title={title} disabled={store.sealed} onEdit={() => store.goTo(step)}>
        <LabelledValueList
          columns={1}
          facts={store.fieldsOf(step).flatMap((field) => {
            const key = fieldKey(field.path);
            const error = store.errorAt(key);
            const kept = readOfxField(store.state.beneficiary, field.path);
            // What was not asked for and not filled in says nothing.
            if (kept === '' && error === null && !field.required) return [];
            const value = shownValue(field, kept);
            const read = findOfxReadValue(store.state, field.path);
            return {
              label: field.label,
              ...(read === null ? {} : { note: readFromMessages[read.from] }),
              value: (
                <span id={`${fieldLayout.idOf(key)}-review`}>
                  {store.isProposed(field) ? `${value} (proposed)` : value}
                  {error === null ? null : <span className="field-error review-error">{error}</span>}
                </span>
              ),
            };
          })}
        />
      </StepReviewCard>
    );
  },
);

const storedDetails = ({ original, template }: OfxWizardStore, stored: OfxBeneficiary): string => {
  const labels = findOfxBeneficiaryChanges(original, stored, template).map(({ label }) => label);
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
          <ChangedElsewhereNotice
            details={storedDetails(store, elsewhere.stored)}
            onTake={() => store.takeStored()}
          />
        </FocusOnMount>
      );
    if (saveFailure === null) return null;
    return (
      <OfxFailureNotice
        words={store.lost ? ofxMessages.saving.lost : ofxCallFailureMessage(saveFailure)}
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
  if (waitsForOfxPresets(store.state)) return presetMessages.askedFirst;
  return validation?.status === 'invalid' && validation.failure !== null
    ? 'Our partner could not check these details.'
    : 'Correct these details first.';
};

const payeeOf = ({ name, currency, beneficiaryAddress, beneficiaryBankDetails }: OfxBeneficiary) => ({
  name,
  account: beneficiaryBankDetails.values['account'] ?? '',
  details: [
    currency,
    beneficiaryBankDetails.values['bankName'] ?? '',
    countryName(
      beneficiaryBankDetails.bankAddress.country === ''
        ? beneficiaryAddress.country
        : beneficiaryBankDetails.bankAddress.country,
    ),
  ],
});

/** Where what keeps the record from being saved is answered; null where that has no place. */
const cureIdOf = (store: OfxWizardStore): string | null => {
  if (whyNot(store) === null) return sameAccountBoxId;
  return waitsForOfxPresets(store.state) ? presetsBoxId : null;
};

/** Everything that was filled in, with ways back to it; it can be submitted once the partner found it right (OFX-BENE-21 to OFX-BENE-23). */
export const BeneficiaryReview = observer(
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
          <ValidationStatus store={store} />
        ) : (
          <SaveTrouble store={store} onLook={() => void attempt(store.lookAgain())} />
        )}
        {store.adds ? null : (
          <BankDetailChangesNotice
            changes={findOfxBankDetailChanges(store.original, store.record, store.template)}
          />
        )}
        <SameAccountQuestion store={store} />
        <DroppedDetailsNotice
          labels={findOfxDroppedFieldLabels(
            store.original,
            store.state.beneficiary,
            store.record,
            store.template,
          )}
        />
        <WizardReviewCard
          submit={store.adds ? 'Add Beneficiary' : 'Save Changes'}
          payee={payeeOf(store.state.beneficiary)}
          sealed={store.sealed}
          busy={store.state.saving}
          disabledReason={whyNot(store) ?? unconfirmedDuplicateMessage(store)}
          cureId={cureIdOf(store)}
          onBack={() => store.goTo('bankDetails')}
          onSubmit={() => void attempt(store.save())}
        >
          {reviewed.map((step) => (
            <StepFacts key={step} store={store} step={step} />
          ))}
          <PresetsToConfirm
            presets={listOfxPresetsToConfirm(store.state)}
            confirmed={areOfxPresetsConfirmed(store.state)}
            disabled={store.sealed}
            onConfirm={(confirmed) => store.send({ type: 'presets-confirmed', confirmed })}
            onChange={(field) => store.goTo('beneDetails', field)}
          />
        </WizardReviewCard>
      </div>
    );
  },
);
