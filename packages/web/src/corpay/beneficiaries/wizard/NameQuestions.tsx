import {
  findLatinName,
  findLegalFormOfPerson,
  nameQuestionMessages,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/nameQuestions.ts';
import type { Classification } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { observer } from 'mobx-react-lite';
import { QuietButton } from '../../../kit/buttons/QuietButton.tsx';
import { Notice } from '../../../kit/notices/Notice.tsx';
import { OpenQuestion } from '../../../kit/wizard/OpenQuestion.tsx';
import { fieldLayout } from './fieldLayout.ts';
import type { WizardStore } from '../../stores/wizard/WizardStore.ts';

/** The button goes with its question; typing goes on where the question was about. */
const focusName = (): void => document.getElementById(fieldLayout.idOf('accountHolderName'))?.focus();

const LegalForm = observer(({ store }: { readonly store: WizardStore }) => {
  const form = findLegalFormOfPerson(store.state);
  if (form === null) return null;
  const answer = (classification: Classification) => (): void => {
    store.answerLegalForm(classification);
    focusName();
  };
  return (
    <OpenQuestion question={nameQuestionMessages.company(form)} stop={store.legalForm}>
      <QuietButton disabled={store.sealed} onPress={answer('Business')}>
        {nameQuestionMessages.business}
      </QuietButton>
      <QuietButton disabled={store.sealed} onPress={answer('Individual')}>
        {nameQuestionMessages.person}
      </QuietButton>
    </OpenQuestion>
  );
});

const Letters = observer(({ store }: { readonly store: WizardStore }) => {
  const name = findLatinName(store.state);
  if (name === null) return null;
  if (name.kind === 'wanted')
    return (
      <Notice>
        <p>{nameQuestionMessages.latinWanted}</p>
      </Notice>
    );
  const take = (): void => {
    store.write('accountHolderName', name.latin);
    focusName();
  };
  return (
    <Notice>
      <p>{nameQuestionMessages.latin(name.latin, name.by)}</p>
      <div className="notice-next button-row">
        <QuietButton disabled={store.sealed} onPress={take}>
          {nameQuestionMessages.useLatin}
        </QuietButton>
      </div>
    </Notice>
  );
});

/** What is asked about a name as soon as it stands there: whether it is a company's, and Latin letters (CP-WIZ-21, CP-WIZ-22). */
export const NameQuestions = observer(({ store }: { readonly store: WizardStore }) => (
  <div className="name-questions step-field-wide">
    <LegalForm store={store} />
    <Letters store={store} />
  </div>
));
