import type { OfxFormField } from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import { fieldKey } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import { checkPartialOfxNumber } from '@fx-gateway/domain/ofx/beneficiaries/checkPartialOfxNumber.ts';
import { findOfxStepProblems, type OfxWizard } from '@fx-gateway/domain/ofx/beneficiaries/ofxWizard.ts';
import { findGivenTextProblem } from '@fx-gateway/domain/corpay/beneficiaries/reading/findGivenTextProblem.ts';
import { fieldMessages } from '@fx-gateway/domain/forms/fieldMessages.ts';
import { StepProblemStore } from '../../../kit/wizard/StepProblemStore.ts';
import type { PayeeReading } from '@fx-gateway/domain/corpay/beneficiaries/reading/payeeReading.ts';

/** The wizard, read as state that changes. */
type Wizard = {
  readonly state: OfxWizard;
  readonly fields: readonly OfxFormField[];
  readonly given: { readonly reading: PayeeReading };
  readonly adds: boolean;
  /** What the partner has against a field. */
  errorAt(key: string): string | null;
};

/**
 * Why a number whose form is known cannot be right, in place of what its template can say: that its form or its length is
 * wrong, which counts the spaces and dashes too. Null of every other value.
 */
const ownReason = (field: OfxFormField, { beneficiary }: OfxWizard): string | null => {
  const { mistake = null, missing = null } = checkPartialOfxNumber(field, beneficiary) ?? {};
  // How much is missing stands below the field.
  return mistake ?? (missing === null ? null : fieldMessages.invalid);
};

/** What is wrong in the step at hand, by field key; what the partner has against a field is said at once (OFX-BENE-28). */
export const makeStepProblemStore = (
  wizard: Wizard,
  left: (field: string) => void,
): StepProblemStore<string> =>
  new StepProblemStore({
    problems: () => {
      const { state, fields, given, adds } = wizard;
      const ofText = adds && state.step === 'beneDetails' ? findGivenTextProblem(given.reading) : [];
      const problems =
        state.step === 'confirm' ? new Map<string, string>() : findOfxStepProblems(state, state.step);
      const ofFields = fields.flatMap((asked) => {
        const field = fieldKey(asked.path);
        const message = problems.get(field);
        return message === undefined
          ? []
          : [{ field, label: asked.label, message: ownReason(asked, state) ?? message }];
      });
      return [...ofText, ...ofFields];
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
