import type { BankDetailChange } from '../../../bankDetails/bankDetailChange.ts';
import { findBankDetailChanges } from '../../bankDetails/findBankDetailChanges.ts';
import { makeWizardRecordToSend } from './makeWizardRecordToSend.ts';
import type { WizardState } from './wizardState.ts';

/**
 * Which bank details an edit changes, the stored ones as they were loaded against what would be saved, masked: also
 * one that goes because no rule asks for it any more. None for an added beneficiary.
 */
export const findWizardBankDetailChanges = (state: WizardState): readonly BankDetailChange[] => {
  const after = makeWizardRecordToSend(state);
  return state.mode === 'add' || after === null ? [] : findBankDetailChanges(state.original, after);
};
