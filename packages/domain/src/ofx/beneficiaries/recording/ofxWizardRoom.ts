import type { FormRoom, FormSeen } from '../../../masking/index.ts';
import type { OfxBankTemplate } from '../../api/ofxBankTemplate.ts';
import type { OfxFieldError } from '../../api/ofxBeneficiary.ts';
import { fieldKey, readOfxField } from '../ofxField.ts';
import { fieldsOfStep, ofxProblems, type OfxFormField } from '../ofxForm.ts';
import { canSaveOfx, ofxWizardTransition, templateQuery, type OfxWizard } from '../ofxWizard.ts';
import { fieldOfError } from '../serverErrors.ts';
import type { OfxWizardRun, OfxWizardRunEvent } from './ofxWizardRun.ts';

const steps = ['beneDetails', 'bankDetails', 'confirm'] as const;

const wizardOf = ({ wizard }: OfxWizardRun): OfxWizard => ({ ...wizard, tried: new Set(wizard.tried) });

const templateOf = ({ wizard: { template } }: OfxWizardRun): OfxBankTemplate =>
  template.status === 'loaded' ? template.fields : [];

/** Every field that the wizard asks for. */
export const allFieldsOf = (template: OfxBankTemplate): readonly OfxFormField[] => [
  ...fieldsOfStep('beneDetails', template),
  ...fieldsOfStep('bankDetails', template),
];

/** The key of the field that an error names; '' where it cannot be told. */
export const keyOfError = (error: OfxFieldError, run: OfxWizardRun): string => {
  const field = fieldOfError(error, allFieldsOf(templateOf(run)));
  return field === null ? '' : fieldKey(field.path);
};

const againstAfter = (run: OfxWizardRun, event: OfxWizardRunEvent): OfxWizardRun['against'] => {
  switch (event.type) {
    case 'validated':
      return run.wizard.validation?.status === 'pending'
        ? event.errors.map((error) => keyOfError(error, run))
        : run.against;
    case 'typed':
      return run.against.filter((key) => key === '' || key !== fieldKey(event.path));
    default:
      return run.against;
  }
};

const saveAfter = ({ save }: OfxWizardRun, event: OfxWizardRunEvent): OfxWizardRun['save'] => {
  switch (event.type) {
    case 'save-ended':
      return event.became;
    case 'typed':
    case 'step-chosen':
    case 'step-finished':
      return save === 'unknown' ? save : null;
    default:
      return save;
  }
};

const step = (run: OfxWizardRun, event: OfxWizardRunEvent): OfxWizardRun => {
  const before = wizardOf(run);
  const wizard = event.type === 'save-ended' ? before : ofxWizardTransition(before, event);
  const isChecked = wizard.validation?.status === 'pending' && before.validation?.status !== 'pending';
  return {
    wizard: { ...wizard, tried: [...wizard.tried] },
    against: isChecked ? [] : againstAfter(run, event),
    save: wizard.saving && !before.saving ? 'sending' : saveAfter(run, event),
  };
};

const rulesOf = (run: OfxWizardRun): FormSeen['rules'] => {
  const { template } = run.wizard;
  const { country, currency } = templateQuery(run.wizard);
  if (template.status === 'failed') return 'failed';
  return template.status === 'loaded' && template.country === country && template.currency === currency
    ? 'there'
    : 'missing';
};

/** What stands in place of the partner's own words, which may repeat what was typed. */
const refusedWords = 'Refused by the partner.';

const fieldsSeen = (run: OfxWizardRun): FormSeen['fields'] => {
  const { wizard, against } = run;
  const at = wizard.step;
  if (at === 'confirm') return [];
  const fields = fieldsOfStep(at, templateOf(run));
  const problems = wizard.tried.includes(at)
    ? ofxProblems(fields, wizard.beneficiary)
    : new Map<string, string>();
  return fields.map(({ path, label, required, choices }) => {
    const field = fieldKey(path);
    const value = readOfxField(wizard.beneficiary, path);
    return {
      field,
      label,
      required,
      chosen: choices?.find((choice) => choice.value === value)?.value ?? null,
      filled: value.trim() !== '',
      proposed: wizard.proposed.includes(field),
      message: problems.get(field) ?? (against.includes(field) ? refusedWords : null),
    };
  });
};

const cannotSaveOf = ({ wizard: { validation, saving } }: OfxWizardRun): string =>
  saving ? 'saving' : (validation?.status ?? 'not-checked');

const shown = (run: OfxWizardRun): FormSeen => {
  const { wizard, against, save } = run;
  return {
    step: wizard.step,
    completed: steps.slice(0, steps.indexOf(wizard.step)),
    fields: fieldsSeen(run),
    rules: rulesOf(run),
    waiting: wizard.template.status === 'loading',
    contradictions: against,
    dropped: [],
    cannotSave: canSaveOfx(wizardOf(run)) ? null : cannotSaveOf(run),
    save,
  };
};

/** The wizard of a beneficiary as its replay runs and shows it. */
export const ofxWizardRoom: FormRoom<OfxWizardRun, OfxWizardRunEvent, FormSeen> = { step, shown };
