import type { Verb } from '../../program/verb.ts';
import { list } from './list.ts';
import { show } from './show.ts';

export const beneficiaryVerbs: readonly Verb[] = [list, show];
