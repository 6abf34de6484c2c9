import type { Verb } from '../../command/verb.ts';
import { add } from './add.ts';
import { banks } from './banks.ts';
import { edit } from './edit.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import { rules } from './rules.ts';
import { show } from './show.ts';

export const beneficiaryVerbs: readonly Verb[] = [list, show, add, edit, remove, rules, banks];
