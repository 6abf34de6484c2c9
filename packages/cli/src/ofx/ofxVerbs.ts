import type { PartnerVerb } from '../partner/partnerCommands.ts';
import { authorizeVerb } from './authorizeVerb.ts';
import { add } from './beneficiaries/add.ts';
import { list as listBeneficiaries } from './beneficiaries/list.ts';
import { remove } from './beneficiaries/remove.ts';
import { show as showBeneficiary } from './beneficiaries/show.ts';
import { list as listDeals } from './deals/list.ts';
import { show as showDeal } from './deals/show.ts';
import { book } from './quotes/book.ts';
import { request } from './quotes/request.ts';
import { settle } from './quotes/settle.ts';

export const beneficiaryVerbs: readonly PartnerVerb[] = [listBeneficiaries, showBeneficiary, add, remove];
export const quoteVerbs: readonly PartnerVerb[] = [request, book, settle];
export const dealVerbs: readonly PartnerVerb[] = [listDeals, showDeal];
export const partnerVerbs: readonly PartnerVerb[] = [authorizeVerb];
