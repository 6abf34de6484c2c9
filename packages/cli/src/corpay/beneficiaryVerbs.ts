import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { addCorpayBeneficiaryVerb } from './beneficiaries/addCorpayBeneficiaryVerb.ts';
import { searchBanksVerb } from './beneficiaries/searchBanksVerb.ts';
import { editCorpayBeneficiaryVerb } from './beneficiaries/editCorpayBeneficiaryVerb.ts';
import { listCorpayBeneficiariesVerb } from './beneficiaries/listCorpayBeneficiariesVerb.ts';
import { deleteCorpayBeneficiaryVerb } from './beneficiaries/deleteCorpayBeneficiaryVerb.ts';
import { corpayBeneficiaryRulesVerb } from './beneficiaries/corpayBeneficiaryRulesVerb.ts';
import { showCorpayBeneficiaryVerb } from './beneficiaries/showCorpayBeneficiaryVerb.ts';

export const beneficiaryVerbs: readonly PartnerVerb[] = [
  listCorpayBeneficiariesVerb,
  showCorpayBeneficiaryVerb,
  addCorpayBeneficiaryVerb,
  editCorpayBeneficiaryVerb,
  deleteCorpayBeneficiaryVerb,
  corpayBeneficiaryRulesVerb,
  searchBanksVerb,
];
