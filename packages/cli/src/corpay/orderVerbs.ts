import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { instructOrderVerb } from './instruction/instructOrderVerb.ts';
import { settlementAccountsVerb } from './orders/settlementAccountsVerb.ts';
import { duplicateOrdersVerb } from './orders/duplicateOrdersVerb.ts';
import { listOrdersVerb } from './orders/listOrdersVerb.ts';
import { paymentPurposesVerb } from './orders/paymentPurposesVerb.ts';
import { showOrderVerb } from './orders/showOrderVerb.ts';

export const orderVerbs: readonly PartnerVerb[] = [
  listOrdersVerb,
  showOrderVerb,
  duplicateOrdersVerb,
  instructOrderVerb,
  paymentPurposesVerb,
  settlementAccountsVerb,
];
