import { fieldKey, readOfxField } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import type { OfxFormField } from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import {
  findOfxStepProblems,
  waitsForOfxPresets,
  type OfxWizard,
} from '@fx-gateway/domain/ofx/beneficiaries/ofxWizard.ts';
import type { FormSnapshot } from '@fx-gateway/domain/recorder/formRecorder.ts';
import { toRecordedField, refusedByPartnerText } from '@fx-gateway/domain/recorder/toRecordedField.ts';
import type { StepProblemStore } from '../../../kit/wizard/StepProblemStore.ts';

/** What stands on the screen of a wizard. */
type Screen = {
  readonly state: OfxWizard;
  readonly fields: readonly OfxFormField[];
  readonly canSave: boolean;
  readonly lost: boolean;
  readonly elsewhere: object | null;
  readonly problems: Pick<StepProblemStore<string>, 'messageOf'>;
  errorAt(key: string): string | null;
};

const saveOf = ({ state, lost, elsewhere }: Screen): FormSnapshot['save'] => {
  if (state.saving) return 'sending';
  if (elsewhere !== null) return 'changed-elsewhere';
  if (lost) return 'unknown';
  return state.saveFailure === null ? null : 'refused';
};

const whyNot = ({ state }: Screen): string => {
  if (state.saving) return 'saving';
  return waitsForOfxPresets(state) ? 'presets' : (state.validation?.status ?? 'not-checked');
};

/** What is noted of it: no text that somebody typed, and none of the partner's (REC-7). */
export const makeOfxWizardSnapshot = (screen: Screen): FormSnapshot => {
  const { state, fields, canSave } = screen;
  const { step, beneficiary } = state;
  const problems = step === 'confirm' ? new Map<string, string>() : findOfxStepProblems(state, step);
  return {
    step,
    fields: fields.map((field) => {
      const key = fieldKey(field.path);
      const problem = problems.get(key) ?? null;
      const message = screen.problems.messageOf(key);
      const said = message !== null && message === screen.errorAt(key) ? refusedByPartnerText : message;
      return toRecordedField(key, readOfxField(beneficiary, field.path), { said, fits: problem === null });
    }),
    cannotSave: canSave ? null : whyNot(screen),
    save: saveOf(screen),
  };
};
