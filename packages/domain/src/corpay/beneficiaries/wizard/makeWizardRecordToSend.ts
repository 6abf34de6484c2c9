import type { Beneficiary } from '../../api/beneficiary.ts';
import { makeBeneficiaryToSend } from '../judging/makeBeneficiaryToSend.ts';
import type { WizardState } from './wizardState.ts';

/** What the wizard would save now; null before its first rules. */
export const makeWizardRecordToSend = ({
  mode,
  record,
  original,
  template,
}: WizardState): Beneficiary | null =>
  template === null ? null : makeBeneficiaryToSend(record, template, mode === 'edit' ? original : null);
