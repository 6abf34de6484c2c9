import type { Verb } from '../../command/verb.ts';
import { instruct } from './instruct.ts';
import { list } from './list.ts';
import { show } from './show.ts';

export const orderVerbs: readonly Verb[] = [list, show, instruct];
