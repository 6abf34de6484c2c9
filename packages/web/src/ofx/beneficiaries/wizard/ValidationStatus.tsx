import { ofxValidationFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { fieldKey } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import { validationHeading } from '@fx-gateway/domain/ofx/beneficiaries/serverErrors.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { OfxFailureNotice } from '../../authorization/OfxFailureNotice.tsx';
import { QuietButton } from '../../../kit/buttons/QuietButton.tsx';
import { Notice } from '../../../kit/notices/Notice.tsx';
import { Spinner } from '../../../kit/waiting/Spinner.tsx';
import type { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import '../../../quoting/LostBooking.css';

/** What the partner has against the record, each error with the way to its field (OFX-BENE-27, OFX-BENE-28, S-22). */
const Errors = observer(({ store }: { readonly store: OfxWizardStore }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="notice notice-danger" role="alert" tabIndex={-1} ref={box}>
      <p className="notice-title">{validationHeading(store.errors.length)}</p>
      <ul className="error-summary-list">
        {store.errors.map((error, place) => {
          const found = store.placeOf(error);
          return (
            <li key={`${error.fieldName}/${place}`}>
              {found === null ? error.message : `${found.field.label}: ${error.message}`}{' '}
              {found === null ? null : (
                <QuietButton
                  look="plain"
                  label={`Correct ${found.field.label}`}
                  onPress={() => store.goTo(found.step, fieldKey(found.field.path))}
                >
                  Correct
                </QuietButton>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
});

/** The check by the partner runs by itself when the review opens: pending, then valid or invalid (OFX-BENE-22). */
export const ValidationStatus = observer(({ store }: { readonly store: OfxWizardStore }) => {
  const { validation } = store.state;
  switch (validation?.status) {
    case 'pending':
      return (
        <output className="lost-checking">
          <Spinner size={20} /> Checking these details with our partner...
        </output>
      );
    case 'valid':
      return (
        <Notice tone="positive">
          <p>Our partner accepts the form of these details. It has not checked whose account this is.</p>
        </Notice>
      );
    case 'invalid':
      return validation.failure === null ? (
        <Errors store={store} />
      ) : (
        <OfxFailureNotice
          words={ofxValidationFailureMessage(validation.failure)}
          failure={validation.failure}
          kept="What you typed is still here."
          onRetry={() => void store.checkAgain()}
        />
      );
    case undefined:
      return null;
  }
});
