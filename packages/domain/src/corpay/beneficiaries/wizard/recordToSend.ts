import type { Beneficiary } from '../../api/beneficiary.ts';
import { beneficiaryToSend } from '../judging/beneficiaryToSend.ts';
import type { WizardState } from './wizardState.ts';

/** What the wizard would save now; null before its first rules. */
export const recordToSend = ({ mode, record, original, template }: WizardState): Beneficiary | null =>
  template === null ? null : beneficiaryToSend(record, template, mode === 'edit' ? original : null);
