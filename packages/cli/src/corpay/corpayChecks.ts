import type { PartnerCheck } from '../checking/check.ts';
import { corpayBeneficiaryCheck } from './checks/corpayBeneficiaryCheck.ts';
import { corpayErrorCheck } from './checks/corpayErrorCheck.ts';
import { feesCheck } from './checks/feesCheck.ts';
import { corpayQuoteCheck } from './checks/corpayQuoteCheck.ts';
import { corpayWizardCheck } from './checks/corpayWizardCheck.ts';

export const corpayChecks: readonly PartnerCheck[] = [
  feesCheck,
  corpayQuoteCheck,
  corpayWizardCheck,
  corpayErrorCheck,
  corpayBeneficiaryCheck,
];
