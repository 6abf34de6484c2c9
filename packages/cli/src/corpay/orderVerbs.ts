import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { instruct } from './instruction/instruct.ts';
import { accounts } from './orders/accounts.ts';
import { duplicates } from './orders/duplicates.ts';
import { list } from './orders/list.ts';
import { purposes } from './orders/purposes.ts';
import { show } from './orders/show.ts';

export const orderVerbs: readonly PartnerVerb[] = [list, show, duplicates, instruct, purposes, accounts];
