import { contradictionsIn, type Contradiction } from '../judging/contradictionsIn.ts';
import type { WizardState } from './wizardState.ts';

/** What contradicts itself in what would be saved, and is confirmed or not; what was stored so is not asked again. */
export const contradictionsOf = ({
  mode,
  record,
  original,
  template,
}: WizardState): readonly Contradiction[] => {
  if (template === null) return [];
  const stored = mode === 'edit' ? contradictionsIn(original, template).map(({ key }) => key) : [];
  return contradictionsIn(record, template).filter(({ key }) => !stored.includes(key));
};

/** Whether the user has confirmed everything that contradicts itself. */
export const isConfirmed = (state: WizardState): boolean =>
  contradictionsOf(state).every(({ key }) => state.confirmed.includes(key));
