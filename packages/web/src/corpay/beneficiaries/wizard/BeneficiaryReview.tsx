import { wizardSteps, type WizardStep } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardSteps.ts';
import { findWizardStepProblems } from '@fx-gateway/domain/corpay/beneficiaries/judging/findWizardStepProblems.ts';
import { findWizardBankDetailChanges } from '@fx-gateway/domain/corpay/beneficiaries/wizard/findWizardBankDetailChanges.ts';
import { findDroppedFieldLabels } from '@fx-gateway/domain/corpay/beneficiaries/wizard/findDroppedFieldLabels.ts';
import { makeWizardRecordToSend } from '@fx-gateway/domain/corpay/beneficiaries/wizard/makeWizardRecordToSend.ts';
import { buildWizardReview } from '@fx-gateway/domain/corpay/beneficiaries/wizard/buildWizardReview.ts';
import {
  arePresetsConfirmed,
  listPresetsToConfirm,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/listPresetsToConfirm.ts';
import { cannotSaveMessages } from '@fx-gateway/domain/corpay/beneficiaries/wizard/whyCannotSave.ts';
import type { FieldId } from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import { readFromMessages } from '@fx-gateway/domain/corpay/beneficiaries/reading/readingMessages.ts';
import { findReadDetail } from '@fx-gateway/domain/corpay/beneficiaries/wizard/takeReadDetails.ts';
import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { countryName } from '@fx-gateway/domain/geography/countries.ts';
import { observer } from 'mobx-react-lite';
import { BankDetailChangesNotice } from '../../../beneficiaries/BankDetailChangesNotice.tsx';
import { presetsBoxId, PresetsToConfirm } from '../../../beneficiaries/PresetsToConfirm.tsx';
import { sameAccountBoxId } from '../../../beneficiaries/SameAccountNotice.tsx';
import { DroppedDetailsNotice } from '../../../beneficiaries/DroppedDetailsNotice.tsx';
import { LabelledValueList } from '../../../kit/facts/LabelledValueList.tsx';
import { formatIbanInFours } from '../../../kit/facts/formatIbanInFours.ts';
import type { ReviewedPayeeProps } from '../../../kit/wizard/ReviewedPayee.tsx';
import { WizardReviewCard } from '../../../kit/wizard/WizardReviewCard.tsx';
import { reviewedStepId, StepReviewCard } from '../../../kit/wizard/StepReviewCard.tsx';
import { contradictionsBoxId, ContradictingNumbersNotice } from './ContradictingNumbersNotice.tsx';
import { RulesFailure } from './RulesFailure.tsx';
import { SameAccountQuestion, unconfirmedDuplicateMessage } from './SameAccountQuestion.tsx';
import { BeneficiarySaveFailure } from './BeneficiarySaveFailure.tsx';
import type { WizardStore } from '../../stores/wizard/WizardStore.ts';

const Mistakes = observer(({ store, step }: { readonly store: WizardStore; readonly step: WizardStep }) => {
  const { record, template } = store.state;
  const problems = findWizardStepProblems(step, record, template);
  if (problems.length === 0) return null;
  return (
    <ul className="review-mistakes">
      {problems.map(({ field, label, message }) => (
        <li key={field}>
          {label}: {message}
        </li>
      ))}
    </ul>
  );
});

/** What a value was read from, where the user has not changed it since. */
const noteOf = ({ state }: WizardStore, field: FieldId): { readonly note?: string } => {
  const read = findReadDetail(state, field);
  return read === null ? {} : { note: readFromMessages[read.from] };
};

const payeeOf = (record: Beneficiary): ReviewedPayeeProps => ({
  name: record.accountHolderName,
  account: record.iban === '' ? record.accountNumber : record.iban,
  details: [record.bankCurrency, record.bankName, countryName(record.bankCountry)],
});

/** Where what keeps the record from being saved is answered or corrected. */
const cureIdOf = ({ state, cannotSave }: WizardStore): string | null => {
  switch (cannotSave) {
    case 'presets':
      return presetsBoxId;
    case 'contradictions':
      return contradictionsBoxId;
    case 'problems': {
      const wrong = wizardSteps.find(
        ({ id }) => findWizardStepProblems(id, state.record, state.template).length > 0,
      );
      return wrong === undefined ? null : reviewedStepId(wrong.id);
    }
    case null:
      return sameAccountBoxId;
    case 'rules-loading':
    case 'rules-missing':
      return null;
  }
};

/** Everything that was filled in, each step with a way back to it, and what the partner had to say above it (CP-WIZ-20). */
export const BeneficiaryReview = observer(
  ({ store, onSaved }: { readonly store: WizardStore; readonly onSaved: () => void }) => {
    const { record, template, mode } = store.state;
    const { cannotSave } = store;
    const reason = cannotSave === null ? unconfirmedDuplicateMessage(store) : cannotSaveMessages[cannotSave];
    const attempt = async (what: Promise<boolean>): Promise<void> => {
      if (await what) onSaved();
    };
    return (
      <div className="stack">
        <RulesFailure store={store} />
        <BeneficiarySaveFailure store={store} onCheck={() => void attempt(store.checkAgain())} />
        <BankDetailChangesNotice changes={findWizardBankDetailChanges(store.state)} />
        <ContradictingNumbersNotice store={store} asks />
        <SameAccountQuestion store={store} />
        <DroppedDetailsNotice labels={findDroppedFieldLabels(store.state)} />
        <WizardReviewCard
          submit={mode === 'add' ? 'Add Beneficiary' : 'Save Changes'}
          payee={payeeOf(makeWizardRecordToSend(store.state) ?? record)}
          sealed={store.sealed}
          busy={store.saves.saving}
          disabledReason={reason}
          cureId={cureIdOf(store)}
          onBack={() => store.goTo({ type: 'GO_BACK' })}
          onSubmit={() => void attempt(store.save())}
        >
          {buildWizardReview(makeWizardRecordToSend(store.state) ?? record, template).map(
            ({ step, title, rows }) => (
              <StepReviewCard
                key={step}
                id={step}
                title={title}
                disabled={store.sealed}
                onEdit={() => store.goTo({ type: 'GO_TO_STEP', step })}
              >
                <Mistakes store={store} step={step} />
                <LabelledValueList
                  columns={1}
                  facts={rows.map(({ field, label, value }) => ({
                    label,
                    value: store.state.proposed.includes(field)
                      ? `${value} (proposed)`
                      : formatIbanInFours(value),
                    ...noteOf(store, field),
                  }))}
                />
              </StepReviewCard>
            ),
          )}
          <PresetsToConfirm
            presets={listPresetsToConfirm(store.state)}
            confirmed={arePresetsConfirmed(store.state)}
            disabled={store.sealed}
            onConfirm={(confirmed) => store.send({ type: 'presets-confirmed', confirmed })}
            onChange={(field) => store.goToField(field)}
          />
        </WizardReviewCard>
      </div>
    );
  },
);
