import { wizardStepIndex, wizardSteps } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardSteps.ts';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, type FormEvent } from 'react';
import { Card } from '../../../kit/layout/Card.tsx';
import { ErrorSummary } from '../../../kit/fields/ErrorSummary.tsx';
import { Notice } from '../../../kit/notices/Notice.tsx';
import { PrimaryButton } from '../../../kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../../../kit/buttons/QuietButton.tsx';
import { NameQuestions } from './NameQuestions.tsx';
import { PayeeReadingField } from './PayeeReadingField.tsx';
import { BankSearch } from './BankSearch.tsx';
import { ContradictingNumbersNotice } from './ContradictingNumbersNotice.tsx';
import { fieldLayout } from './fieldLayout.ts';
import { RulesFailure } from './RulesFailure.tsx';
import { CorpayWizardField } from './CorpayWizardField.tsx';
import type { WizardStore } from '../../stores/wizard/WizardStore.ts';

const leads: Readonly<Record<string, string>> = {
  'basic-info': 'Whom you pay, where, and in which currency. What else is asked follows from this.',
  'beneficiary-address': 'Where the beneficiary lives or does business.',
  'bank-address': 'Where the account is held. Search for the bank, or enter it yourself.',
  'banking-details': 'As the beneficiary gave them to you, best in writing.',
};

const Fields = observer(({ store }: { readonly store: WizardStore }) => {
  const { step, mode } = store.state;
  return (
    <div className="step-fields">
      {step === 'basic-info' && mode === 'add' ? <PayeeReadingField store={store} /> : null}
      {step === 'bank-address' ? <BankSearch store={store} /> : null}
      {store.fields.map((field) => (
        <Fragment key={field.id}>
          <CorpayWizardField store={store} field={field} />
          {field.id === 'accountHolderName' ? <NameQuestions store={store} /> : null}
        </Fragment>
      ))}
    </div>
  );
});

/** One of the four steps that ask something. */
export const CorpayWizardStepForm = observer(({ store }: { readonly store: WizardStore }) => {
  const { step } = store.state;
  const { attempt } = store.problems;
  useEffect(() => {
    if (attempt > 0 && step === 'banking-details') void store.rules.ofOtherMethods.look(store.state.record);
  }, [store, attempt, step]);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    store.goOn();
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Card
        title={wizardSteps[wizardStepIndex(step)]?.title ?? ''}
        footer={
          <>
            {step === 'basic-info' ? null : (
              <QuietButton onPress={() => store.goTo({ type: 'GO_BACK' })}>Back</QuietButton>
            )}
            {store.wayToReview.offered ? (
              <QuietButton onPress={() => store.returnToReview()}>Return to review</QuietButton>
            ) : null}
            <PrimaryButton submit busy={store.rules.waiting && store.rules.answer.loading}>
              Continue
            </PrimaryButton>
          </>
        }
      >
        <div className="stack stack-wide wizard-body">
          <p className="quiet-words">{leads[step]}</p>
          <ErrorSummary
            attempt={store.problems.attempt}
            // A step is long on a small screen: the second mistake would be out of sight.
            several={2}
            problems={store.problems.summary.map(({ field, label, message }) => ({
              fieldId: fieldLayout.idOf(field),
              label,
              message,
            }))}
          />
          <Fields store={store} />
          <RulesFailure store={store} />
          <div className="wizard-live" aria-live="polite">
            {step === 'bank-address' || step === 'banking-details' ? (
              <ContradictingNumbersNotice store={store} />
            ) : null}
            {store.iachLost === null ? null : (
              <Notice tone="warning">
                <p>{store.iachLost} This beneficiary is now paid by wire.</p>
              </Notice>
            )}
            {store.marksLost ? (
              <Notice>
                <p>Other rules apply now. The later steps have to be looked at again.</p>
                {store.wayToReview.offered && store.wayToReview.isOpen ? (
                  <p>What you filled in fits these rules. You can return to the review and look there.</p>
                ) : null}
              </Notice>
            ) : null}
          </div>
        </div>
      </Card>
    </form>
  );
});
