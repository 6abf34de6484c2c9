import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { duplicateDealsVerb } from './deals/duplicateDealsVerb.ts';
import { listDealsVerb } from './deals/listDealsVerb.ts';
import { showDealVerb } from './deals/showDealVerb.ts';

export const dealVerbs: readonly PartnerVerb[] = [listDealsVerb, showDealVerb, duplicateDealsVerb];
