import { presetMessages } from '../../../beneficiaries/presetMessages.ts';
import { checkBeneficiary } from '../judging/findWizardStepProblems.ts';
import { areContradictionsConfirmed } from './findWizardContradictions.ts';
import { arePresetsConfirmed } from './listPresetsToConfirm.ts';
import { findRulesToLoad, type WizardState } from './wizardState.ts';

/** Why a beneficiary cannot be saved: its rules are being loaded, or were not, a step has a problem, numbers contradict, or nobody looked at what is preset. */
export type CannotSaveReason = 'rules-loading' | 'rules-missing' | 'problems' | 'contradictions' | 'presets';

/** Null when the record can be sent. */
export const whyCannotSave = (state: WizardState, rulesLoading: boolean): CannotSaveReason | null => {
  if (findRulesToLoad(state) !== null) return rulesLoading ? 'rules-loading' : 'rules-missing';
  if (checkBeneficiary(state.record, state.template).length > 0) return 'problems';
  if (!areContradictionsConfirmed(state)) return 'contradictions';
  return arePresetsConfirmed(state) ? null : 'presets';
};

/** What stands under the button of the review while it is off. */
export const cannotSaveMessages: Readonly<Record<CannotSaveReason, string>> = {
  'rules-loading': "The partner's rules are on their way.",
  'rules-missing': "The partner's rules have to be loaded first.",
  problems: 'First correct what is marked above.',
  contradictions: 'First confirm the numbers that contradict each other, or correct them.',
  presets: presetMessages.askedFirst,
};
