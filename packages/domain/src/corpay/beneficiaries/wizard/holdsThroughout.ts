import { checkBeneficiary } from '../judging/findWizardStepProblems.ts';
import { wizardSteps } from '../fields/wizardSteps.ts';
import { findRulesToLoad, type WizardState } from './wizardState.ts';

/** Whether every step holds under its rules, so that finishing one after the other leads to the review (CP-WIZ-4). */
export const holdsThroughout = (state: WizardState): boolean =>
  findRulesToLoad(state) === null && checkBeneficiary(state.record, state.template).length === 0;

/** Whether every step before the review has its mark. */
export const areAllStepsDone = ({ completed }: WizardState): boolean =>
  wizardSteps.every(({ id }) => id === 'review' || completed.includes(id));

/** Whether a step other than the one at hand has lost its mark. */
export const hasLostMarks = (before: WizardState, after: WizardState): boolean =>
  before.completed.some((step) => step !== before.step && !after.completed.includes(step));
