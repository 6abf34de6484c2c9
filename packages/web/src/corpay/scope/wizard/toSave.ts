import { recordToSend, type WizardState } from '@fx-gateway/domain/corpay/beneficiaries';
import type { ToSave } from './RecordSaving.ts';

/** What a wizard hands over to be saved; null while its record cannot be sent. */
export const toSave = (state: WizardState): ToSave | null => {
  const { mode, original } = state;
  const record = recordToSend(state);
  return record === null ? null : { before: mode === 'add' ? null : original, record };
};
