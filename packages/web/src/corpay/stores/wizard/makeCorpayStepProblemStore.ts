import type { FieldId } from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import { checkPartialBankNumber } from '@fx-gateway/domain/corpay/beneficiaries/judging/checkPartialBankNumber.ts';
import { findWizardStepProblems } from '@fx-gateway/domain/corpay/beneficiaries/judging/findWizardStepProblems.ts';
import type { WizardState } from '@fx-gateway/domain/corpay/beneficiaries/wizard/wizardState.ts';
import { findGivenTextProblem } from '@fx-gateway/domain/corpay/beneficiaries/reading/findGivenTextProblem.ts';
import { StepProblemStore } from '../../../kit/wizard/StepProblemStore.ts';
import type { PayeeReading } from '@fx-gateway/domain/corpay/beneficiaries/reading/payeeReading.ts';

/** The wizard, read as state that changes. */
type Wizard = { readonly state: WizardState; readonly given: { readonly reading: PayeeReading } };

/** What is wrong in the step at hand, by field; on the first one of a new payee in the text that it starts from too (CP-READ-7). */
export const makeCorpayStepProblemStore = (
  wizard: Wizard,
  left: (field: FieldId) => void,
): StepProblemStore<FieldId> =>
  new StepProblemStore({
    problems: () => {
      const { state, given } = wizard;
      const { step, mode, record, template } = state;
      const ofText = step === 'basic-info' && mode === 'add' ? findGivenTextProblem(given.reading) : [];
      return [...ofText, ...findWizardStepProblems(step, record, template)];
    },
    typed: (field) => checkPartialBankNumber(field, wizard.state.record, wizard.state.template),
    left,
  });
