import type { WizardRunEvent } from '@fx-gateway/domain/corpay/beneficiaries';

/** What happened in a wizard, in everyday words. */
export const wizardEventWords: Readonly<Record<WizardRunEvent['type'], string>> = {
  FINISH_STEP: 'Continue was pressed',
  GO_BACK: 'Back was pressed',
  GO_TO_STEP: 'Another step was chosen',
  'field-written': 'Typed or chosen',
  'bank-chosen': 'A bank was chosen from the list',
  'bank-proposed': 'A bank was proposed',
  'field-seen': 'Gone into',
  'field-left': 'Left',
  'contradictions-confirmed': 'What contradicts itself was confirmed, or no longer',
  'rules-awaited': 'The rules were waited for',
  'rules-received': 'The rules came',
  'rules-failed': 'The rules did not come',
  'save-began': 'Save was pressed',
  'save-ended': 'The save was over',
};
