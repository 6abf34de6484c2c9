import { findRecordContradictions, type Contradiction } from '../judging/findRecordContradictions.ts';
import type { FieldId } from '../fields/fieldIds.ts';
import { findBankContradictions } from './findBankContradictions.ts';
import type { WizardState } from './wizardState.ts';

/**
 * What contradicts itself in what would be saved, and is confirmed or not; what was stored so is not asked again. Of one
 * field it is said once.
 */
export const findWizardContradictions = (state: WizardState): readonly Contradiction[] => {
  const { mode, record, original, template } = state;
  if (template === null) return [];
  const stored = mode === 'edit' ? findRecordContradictions(original, template).map(({ key }) => key) : [];
  const within = findRecordContradictions(record, template);
  const withBank = findBankContradictions(state).filter(
    ({ field }) => !within.some((each) => each.field === field),
  );
  return [...within, ...withBank].filter(({ key }) => !stored.includes(key));
};

/** What is said of one field beside it; null where it contradicts nothing. */
export const findContradictionAt = (state: WizardState, field: FieldId): string | null =>
  findWizardContradictions(state).find((each) => each.field === field)?.message ?? null;

/** Whether the user has confirmed everything that contradicts itself. */
export const areContradictionsConfirmed = (state: WizardState): boolean =>
  findWizardContradictions(state).every(({ key }) => state.confirmed.includes(key));
