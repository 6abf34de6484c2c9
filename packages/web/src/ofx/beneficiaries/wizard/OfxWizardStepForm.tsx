import { ofxCallFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { fieldKey } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import type { OfxFormStep } from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import { observer } from 'mobx-react-lite';
import { Fragment, type FormEvent } from 'react';
import { OfxFailureNotice } from '../../authorization/OfxFailureNotice.tsx';
import { PrimaryButton } from '../../../kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../../../kit/buttons/QuietButton.tsx';
import { ErrorSummary } from '../../../kit/fields/ErrorSummary.tsx';
import { Card } from '../../../kit/layout/Card.tsx';
import type { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { fieldLayout, wizardSteps } from './fieldLayout.ts';
import { OfxPayeeReadingField } from './OfxPayeeReadingField.tsx';
import { OfxWizardField } from './OfxWizardField.tsx';
import { OwnAccountQuestion } from './OwnAccountQuestion.tsx';

/** One of the two steps that ask something (OFX-BENE-16, OFX-BANK-2). */
export const OfxWizardStepForm = observer(
  ({ store, step }: { readonly store: OfxWizardStore; readonly step: OfxFormStep }) => {
    const { template } = store.state;
    const shown = wizardSteps.find(({ id }) => id === step);
    const handleSubmit = (event: FormEvent): void => {
      event.preventDefault();
      void store.goOn();
    };
    return (
      <form noValidate onSubmit={handleSubmit}>
        <Card
          title={shown?.title ?? ''}
          footer={
            <>
              {step === 'beneDetails' ? null : (
                <QuietButton onPress={() => store.goTo('beneDetails')}>Back</QuietButton>
              )}
              <PrimaryButton submit busy={template.status === 'loading'}>
                Continue
              </PrimaryButton>
            </>
          }
        >
          <div className="stack stack-wide wizard-body">
            <p className="quiet-words">{shown?.lead}</p>
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
            {template.status === 'failed' ? (
              <OfxFailureNotice
                words={ofxCallFailureMessage(template.failure)}
                failure={template.failure}
                kept="What you typed is still here."
                onRetry={() => void store.goOn()}
              />
            ) : null}
            <div className="step-fields">
              {step === 'beneDetails' && store.adds ? <OfxPayeeReadingField store={store} /> : null}
              {store.fields.map((field) => (
                <Fragment key={fieldKey(field.path)}>
                  <OfxWizardField store={store} field={field} />
                  {field.path[0] === 'classification' ? <OwnAccountQuestion store={store} /> : null}
                </Fragment>
              ))}
            </div>
          </div>
        </Card>
      </form>
    );
  },
);
