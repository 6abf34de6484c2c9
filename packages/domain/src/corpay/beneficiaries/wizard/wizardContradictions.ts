import { recordContradictions, type Contradiction } from '../judging/recordContradictions.ts';
import type { WizardState } from './wizardState.ts';

/** What contradicts itself in what would be saved, and is confirmed or not; what was stored so is not asked again. */
export const wizardContradictions = ({
  mode,
  record,
  original,
  template,
}: WizardState): readonly Contradiction[] => {
  if (template === null) return [];
  const stored = mode === 'edit' ? recordContradictions(original, template).map(({ key }) => key) : [];
  return recordContradictions(record, template).filter(({ key }) => !stored.includes(key));
};

/** Whether the user has confirmed everything that contradicts itself. */
export const areContradictionsConfirmed = (state: WizardState): boolean =>
  wizardContradictions(state).every(({ key }) => state.confirmed.includes(key));
