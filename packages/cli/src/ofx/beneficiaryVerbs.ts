import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { addOfxBeneficiaryVerb } from './beneficiaries/addOfxBeneficiaryVerb.ts';
import { editOfxBeneficiaryVerb } from './beneficiaries/editOfxBeneficiaryVerb.ts';
import { listOfxBeneficiariesVerb } from './beneficiaries/listOfxBeneficiariesVerb.ts';
import { deleteOfxBeneficiaryVerb } from './beneficiaries/deleteOfxBeneficiaryVerb.ts';
import { ofxBeneficiaryRulesVerb } from './beneficiaries/ofxBeneficiaryRulesVerb.ts';
import { showOfxBeneficiaryVerb } from './beneficiaries/showOfxBeneficiaryVerb.ts';

export const beneficiaryVerbs: readonly PartnerVerb[] = [
  listOfxBeneficiariesVerb,
  showOfxBeneficiaryVerb,
  addOfxBeneficiaryVerb,
  editOfxBeneficiaryVerb,
  deleteOfxBeneficiaryVerb,
  ofxBeneficiaryRulesVerb,
];
