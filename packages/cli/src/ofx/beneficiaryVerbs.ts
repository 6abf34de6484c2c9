import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { add } from './beneficiaries/add.ts';
import { edit } from './beneficiaries/edit.ts';
import { list } from './beneficiaries/list.ts';
import { remove } from './beneficiaries/remove.ts';
import { rules } from './beneficiaries/rules.ts';
import { show } from './beneficiaries/show.ts';

export const beneficiaryVerbs: readonly PartnerVerb[] = [list, show, add, edit, remove, rules];
