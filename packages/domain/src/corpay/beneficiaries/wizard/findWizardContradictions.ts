import { findRecordContradictions, type Contradiction } from '../judging/findRecordContradictions.ts';
import type { WizardState } from './wizardState.ts';

/** What contradicts itself in what would be saved, and is confirmed or not; what was stored so is not asked again. */
export const findWizardContradictions = ({
  mode,
  record,
  original,
  template,
}: WizardState): readonly Contradiction[] => {
  if (template === null) return [];
  const stored = mode === 'edit' ? findRecordContradictions(original, template).map(({ key }) => key) : [];
  return findRecordContradictions(record, template).filter(({ key }) => !stored.includes(key));
};

/** Whether the user has confirmed everything that contradicts itself. */
export const areContradictionsConfirmed = (state: WizardState): boolean =>
  findWizardContradictions(state).every(({ key }) => state.confirmed.includes(key));
