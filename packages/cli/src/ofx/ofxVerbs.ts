import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { authorizeVerb } from './authorizeVerb.ts';
import { add } from './beneficiaries/add.ts';
import { edit } from './beneficiaries/edit.ts';
import { list as listBeneficiaries } from './beneficiaries/list.ts';
import { remove } from './beneficiaries/remove.ts';
import { rules } from './beneficiaries/rules.ts';
import { show as showBeneficiary } from './beneficiaries/show.ts';
import { duplicates } from './deals/duplicates.ts';
import { list as listDeals } from './deals/list.ts';
import { show as showDeal } from './deals/show.ts';
import { book } from './quotes/book.ts';
import { request } from './quotes/request.ts';
import { settle } from './openBookings/settle.ts';
import { show as showQuote } from './quotes/show.ts';
import { watch } from './quotes/watch.ts';

export const beneficiaryVerbs: readonly PartnerVerb[] = [
  listBeneficiaries,
  showBeneficiary,
  add,
  edit,
  remove,
  rules,
];
export const quoteVerbs: readonly PartnerVerb[] = [request, watch, showQuote, book, settle];
export const dealVerbs: readonly PartnerVerb[] = [listDeals, showDeal, duplicates];
export const partnerVerbs: readonly PartnerVerb[] = [authorizeVerb];
