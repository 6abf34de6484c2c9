import type { FormRoom, FormSeen } from '../../../masking/index.ts';
import { fieldsOf } from '../fields/fieldsOf.ts';
import type { WizardField } from '../fields/wizardField.ts';
import { problemsOf } from '../judging/problemsOf.ts';
import { typingHint } from '../judging/typingHint.ts';
import { contradictionsOf } from '../wizard/contradictionsOf.ts';
import { droppedLabels } from '../wizard/droppedLabels.ts';
import { whyCannotSave } from '../wizard/whyCannotSave.ts';
import { rulesWanted, type WizardState } from '../wizard/wizardState.ts';
import { wizardTransition, type WizardEvent } from '../wizard/wizardTransition.ts';
import type { WizardRun, WizardRunEvent } from './wizardRun.ts';

/** Trouble with a save goes with the next change, unless it is not known whether it was saved. */
const forgetTrouble = (run: WizardRun): WizardRun =>
  run.save === 'sending' || run.save === 'unknown' ? run : { ...run, save: null };

const move = (run: WizardRun, event: WizardEvent): WizardRun => {
  const wizard = wizardTransition(run.wizard, event);
  const next = { ...run, wizard };
  if (wizard.step !== run.wizard.step)
    return forgetTrouble({ ...next, attempt: 0, left: [], waiting: false });
  switch (event.type) {
    case 'FINISH_STEP':
      return { ...next, attempt: run.attempt + 1, waiting: false };
    case 'field-written':
      return forgetTrouble(next);
    case 'rules-received':
      return { ...next, rulesFailure: null };
    default:
      return next;
  }
};

const leave = (run: WizardRun, field: string): WizardRun =>
  run.left.includes(field) ? run : { ...run, left: [...run.left, field] };

const step = (run: WizardRun, event: WizardRunEvent): WizardRun => {
  switch (event.type) {
    case 'field-left':
      return leave(run, event.field);
    case 'rules-awaited':
      return { ...run, waiting: true, rulesFailure: null };
    case 'rules-failed':
      return { ...run, waiting: false, rulesFailure: event.kind };
    case 'save-began':
      return { ...run, save: 'sending' };
    case 'save-ended':
      return { ...run, save: event.became };
    default:
      return move(run, event);
  }
};

const rulesOf = ({ wizard, rulesFailure }: WizardRun): FormSeen['rules'] => {
  if (rulesWanted(wizard) === null) return 'there';
  return rulesFailure === null ? 'missing' : 'failed';
};

const chosenIn = ({ kind, choices, value }: WizardField): string | null => {
  if (kind === 'methods') return value;
  return choices.find(({ id }) => id === value)?.id ?? null;
};

const fieldsSeen = ({ wizard, attempt, left }: WizardRun): FormSeen['fields'] => {
  const { step: at, record, template, proposed }: WizardState = wizard;
  const problems = problemsOf(at, record, template);
  return fieldsOf(at, record, template).map((field) => {
    const { id, label, required, value } = field;
    const problem =
      attempt > 0 || left.includes(id) ? problems.find((each) => each.field === id)?.message : undefined;
    return {
      field: id,
      label,
      required,
      chosen: chosenIn(field),
      filled: value.trim() !== '',
      proposed: proposed.includes(id),
      message: problem ?? typingHint(id, record, template),
    };
  });
};

const shown = (run: WizardRun): FormSeen => {
  const { wizard, waiting, save } = run;
  return {
    step: wizard.step,
    completed: wizard.completed,
    fields: fieldsSeen(run),
    rules: rulesOf(run),
    waiting,
    contradictions: contradictionsOf(wizard).map(({ label }) => label),
    dropped: wizard.mode === 'edit' ? droppedLabels(wizard) : [],
    cannotSave: whyCannotSave(wizard, rulesOf(run) === 'missing'),
    save,
  };
};

/** The wizard of a beneficiary as its replay runs and shows it. */
export const wizardRoom: FormRoom<WizardRun, WizardRunEvent, FormSeen> = { step, shown };
