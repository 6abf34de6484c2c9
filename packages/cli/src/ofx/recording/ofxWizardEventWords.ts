import type { OfxWizardRunEvent } from '@fx-gateway/domain/ofx/beneficiaries/recording';

/** What happened in a wizard, in everyday words. */
export const ofxWizardEventWords: Readonly<Record<OfxWizardRunEvent['type'], string>> = {
  typed: 'Typed or chosen',
  'field-seen': 'Gone into',
  'step-finished': 'Continue was pressed',
  'template-received': 'The rules came',
  'template-failed': 'The rules did not come',
  'step-chosen': 'Another step was chosen',
  validated: 'The partner has checked it',
  'validation-failed': 'The check of the partner failed',
  'validation-wanted-again': 'The check was asked for again',
  'save-began': 'Save was pressed',
  'save-failed': 'The save failed',
  'save-stopped': 'The save was stopped: nothing was sent',
  'save-ended': 'The save was over',
};
