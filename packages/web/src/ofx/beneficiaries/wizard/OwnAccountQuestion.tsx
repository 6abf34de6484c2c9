import {
  asksWhoseAccount,
  ownAccountMessages,
} from '@fx-gateway/domain/ofx/beneficiaries/ownAccountQuestion.ts';
import { observer } from 'mobx-react-lite';
import { QuietButton } from '../../../kit/buttons/QuietButton.tsx';
import { OpenQuestion } from '../../../kit/wizard/OpenQuestion.tsx';
import type { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { fieldLayout } from './fieldLayout.ts';

/** The button goes with its question; the answer stands in the field above it. */
const focusClassification = (): void => document.getElementById(fieldLayout.idOf('classification'))?.focus();

/** Asks whose account it is that a text was read of, where the question arises (OFX-BENE-14). */
export const OwnAccountQuestion = observer(({ store }: { readonly store: OfxWizardStore }) => {
  const field = store.fields.find(({ path }) => path[0] === 'classification');
  if (field === undefined || !asksWhoseAccount(store.state)) return null;
  const answer = (classification: string) => (): void => {
    store.write(field, classification);
    focusClassification();
  };
  return (
    <div className="step-field-wide">
      <OpenQuestion question={ownAccountMessages.question} stop={store.whoseAccount}>
        <QuietButton disabled={store.sealed} onPress={answer('3rd Party')}>
          {ownAccountMessages.thirdParty}
        </QuietButton>
        <QuietButton disabled={store.sealed} onPress={answer('Own Account')}>
          {ownAccountMessages.own}
        </QuietButton>
      </OpenQuestion>
    </div>
  );
});
