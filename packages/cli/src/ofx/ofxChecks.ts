import type { PartnerCheck } from '../checking/check.ts';
import { ofxBeneficiaryCheck } from './checks/ofxBeneficiaryCheck.ts';
import { dealCheck } from './checks/dealCheck.ts';
import { ofxErrorCheck } from './checks/ofxErrorCheck.ts';
import { ofxQuoteCheck } from './checks/ofxQuoteCheck.ts';
import { ofxWizardCheck } from './checks/ofxWizardCheck.ts';

export const ofxChecks: readonly PartnerCheck[] = [
  ofxQuoteCheck,
  ofxWizardCheck,
  ofxBeneficiaryCheck,
  dealCheck,
  ofxErrorCheck,
];
