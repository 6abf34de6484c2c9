import {
  bankChangesOf,
  cannotSaveWords,
  droppedLabels,
  problemsOf,
  recordToSend,
  reviewOf,
  type WizardStep,
} from '@fx-gateway/domain/corpay/beneficiaries';
import { observer } from 'mobx-react-lite';
import { Card } from '../../../kit/layout/Card.tsx';
import { FactList } from '../../../kit/facts/FactList.tsx';
import { inFours } from '../../../kit/facts/inFours.ts';
import { PrimaryButton } from '../../../kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../../../kit/buttons/QuietButton.tsx';
import { Notice } from '../../../kit/notices/Notice.tsx';
import { BankChanges } from './BankChanges.tsx';
import { Contradictions } from './Contradictions.tsx';
import { RulesFailure } from './RulesFailure.tsx';
import { SameAccount, whyNotTwice } from './SameAccount.tsx';
import { SaveTrouble } from './SaveTrouble.tsx';
import { useCorpay } from '../../scope/corpayContext.ts';
import type { WizardStore } from '../../scope/wizard/WizardStore.ts';

const Mistakes = observer(({ store, step }: { readonly store: WizardStore; readonly step: WizardStep }) => {
  const { record, template } = store.state;
  const problems = problemsOf(step, record, template);
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

/** What was stored or typed and will not be there after the save. */
const Dropped = ({ labels }: { readonly labels: readonly string[] }) =>
  labels.length === 0 ? null : (
    <Notice tone="warning" title="This will not be saved">
      <p>{labels.join(', ')}: it was emptied, or the rules for this beneficiary do not ask for it.</p>
    </Notice>
  );

/** Everything that was filled in, each step with a way back to it, and what the partner had to say above it (CP-WIZ-20). */
export const Review = observer(
  ({ store, onSaved }: { readonly store: WizardStore; readonly onSaved: () => void }) => {
    const { record, template, mode } = store.state;
    const { details } = useCorpay();
    const { cannotSave } = store;
    const reason = cannotSave === null ? whyNotTwice(store, details) : cannotSaveWords[cannotSave];
    const attempt = async (what: Promise<boolean>): Promise<void> => {
      if (await what) onSaved();
    };
    return (
      <div className="stack">
        <RulesFailure store={store} />
        <SaveTrouble store={store} onCheck={() => void attempt(store.checkAgain())} />
        <BankChanges changes={bankChangesOf(store.state)} />
        <Contradictions store={store} asks />
        <SameAccount store={store} />
        <Dropped labels={droppedLabels(store.state)} />
        <Card
          title="Review & Submit"
          footer={
            <>
              <QuietButton disabled={store.sealed} onPress={() => store.goTo({ type: 'GO_BACK' })}>
                Back
              </QuietButton>
              <PrimaryButton
                busy={store.saves.saving}
                disabledReason={reason}
                onPress={() => void attempt(store.save())}
              >
                {mode === 'add' ? 'Add Beneficiary' : 'Save Changes'}
              </PrimaryButton>
            </>
          }
        >
          <div className="review">
            {reviewOf(recordToSend(store.state) ?? record, template).map(({ step, title, rows }) => (
              <section className="review-step" key={step} aria-labelledby={`review-${step}`}>
                <header className="review-header">
                  <h3 className="review-title" id={`review-${step}`}>
                    {title}
                  </h3>
                  <QuietButton
                    look="plain"
                    label={`Edit ${title}`}
                    disabled={store.sealed}
                    onPress={() => store.goTo({ type: 'GO_TO_STEP', step })}
                  >
                    Edit
                  </QuietButton>
                </header>
                <Mistakes store={store} step={step} />
                <FactList
                  columns={1}
                  facts={rows.map(({ field, label, value }) => ({
                    label,
                    value: store.state.proposed.includes(field) ? `${value} (proposed)` : inFours(value),
                  }))}
                />
              </section>
            ))}
          </div>
        </Card>
      </div>
    );
  },
);
