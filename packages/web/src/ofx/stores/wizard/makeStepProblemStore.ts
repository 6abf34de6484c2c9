import type { OfxFormField } from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import { fieldKey } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import { checkPartialOfxNumber } from '@fx-gateway/domain/ofx/beneficiaries/checkPartialOfxNumber.ts';
import { findOfxStepProblems, type OfxWizard } from '@fx-gateway/domain/ofx/beneficiaries/ofxWizard.ts';
import { StepProblemStore } from '../../../kit/wizard/StepProblemStore.ts';

/** The wizard, read as state that changes. */
type Wizard = {
  readonly state: OfxWizard;
  readonly fields: readonly OfxFormField[];
  /** What the partner has against a field. */
  errorAt(key: string): string | null;
};

/** What is wrong in the step at hand, by field key; what the partner has against a field is said at once (OFX-BENE-28). */
export const makeStepProblemStore = (
  wizard: Wizard,
  left: (field: string) => void,
): StepProblemStore<string> =>
  new StepProblemStore({
    problems: () => {
      const { state, fields } = wizard;
      const problems =
        state.step === 'confirm' ? new Map<string, string>() : findOfxStepProblems(state, state.step);
      return fields.flatMap(({ path, label }) => {
        const message = problems.get(fieldKey(path));
        return message === undefined ? [] : [{ field: fieldKey(path), label, message }];
      });
    },
    typed: (key) => {
      const { state, fields } = wizard;
      const field = fields.find(({ path }) => fieldKey(path) === key);
      const error = wizard.errorAt(key);
      const typed = field === undefined ? null : checkPartialOfxNumber(field, state.beneficiary);
      return error === null ? typed : { missing: null, ...typed, mistake: error };
    },
    left,
  });
