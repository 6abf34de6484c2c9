import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { add } from './add.ts';
import { banks } from './banks.ts';
import { edit } from './edit.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import { rules } from './rules.ts';
import { show } from './show.ts';

export const beneficiaryVerbs: readonly PartnerVerb[] = [list, show, add, edit, remove, rules, banks];
