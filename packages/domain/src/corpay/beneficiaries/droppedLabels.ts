import type { Beneficiary } from '../beneficiary.ts';
import { ownLabels, type AskedMember } from './fieldIds.ts';
import { recordToSend } from './recordToSend.ts';
import type { WizardState } from './wizardState.ts';

const membersOf = Object.keys(ownLabels) as readonly AskedMember[];

const stands = (member: AskedMember, ...records: readonly Beneficiary[]): boolean =>
  records.some((record) => record[member].trim() !== '');

/**
 * The labels of what stood in the stored record or was typed and will not be saved, because nobody asks for it under
 * these rules or they refuse it: shown with the review, so that nothing goes unseen.
 */
export const droppedLabels = (state: WizardState): readonly string[] => {
  const { original, record, template } = state;
  const sent = recordToSend(state);
  if (sent === null) return [];
  return membersOf
    .filter((member) => stands(member, original, record) && !stands(member, sent))
    .map((member) => {
      const label = template?.rules.find(({ id }) => id === member)?.label ?? '';
      return label === '' ? ownLabels[member] : label;
    });
};
