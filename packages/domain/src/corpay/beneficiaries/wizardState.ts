import type { Beneficiary } from '../beneficiary.ts';
import type { RulesQuery, RulesTemplate } from '../rulesTemplate.ts';
import { chosenMethods } from './methods.ts';
import { rulesQueryOf, sameRules } from './rulesQuery.ts';
import { stepPlace, wizardSteps, type WizardStep } from './wizardSteps.ts';

/** Everything that the wizard knows while somebody adds or edits a beneficiary. */
export type WizardState = {
  readonly mode: 'add' | 'edit';
  readonly step: WizardStep;
  /** In the order of the steps. */
  readonly completed: readonly WizardStep[];
  readonly record: Beneficiary;
  /** The record before anybody typed. */
  readonly original: Beneficiary;
  /** The rules that came last; those of the record only when `rulesWanted` is null. */
  readonly template: RulesTemplate | null;
  readonly templateFor: RulesQuery | null;
};

/** The wizard as it opens: an added beneficiary starts with nothing done, an edited one with everything but the review. */
export const openWizard = (mode: 'add' | 'edit', record: Beneficiary): WizardState => ({
  mode,
  step: 'basic-info',
  completed: mode === 'add' ? [] : wizardSteps.map(({ id }) => id).filter((id) => id !== 'review'),
  record,
  original: record,
  template: null,
  templateFor: null,
});

/** Whether a step can be entered: it is done, it is the one that is open, or the one before it is done (CP-WIZ-3). */
export const canGoTo = ({ step, completed }: WizardState, wanted: WizardStep): boolean => {
  const before = wizardSteps[stepPlace(wanted) - 1];
  return (
    wanted === step || completed.includes(wanted) || before === undefined || completed.includes(before.id)
  );
};

/** The rules to ask for now (CP-WIZ-15); null when those of the record are there, or no method is chosen to ask with. */
export const rulesWanted = ({ record, templateFor }: WizardState): RulesQuery | null => {
  const query = rulesQueryOf(record);
  if (chosenMethods(record).length === 0) return null;
  return templateFor !== null && sameRules(templateFor, query) ? null : query;
};

/** Whether the rules at hand are those of the record. */
export const hasItsRules = ({ record, template, templateFor }: WizardState): boolean =>
  template !== null && templateFor !== null && sameRules(templateFor, rulesQueryOf(record));

/** Whether somebody has typed something that is not saved. */
export const isDirty = ({ record, original }: WizardState): boolean =>
  JSON.stringify(record) !== JSON.stringify(original);
