import type { FormRecorderEntry } from '@fx-gateway/domain/recorder/formRecorder.ts';

/** What happened in a wizard, in everyday words. */
export const formEventMessages: Readonly<Record<FormRecorderEntry['event'], string>> = {
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
  typed: 'Typed or chosen',
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
