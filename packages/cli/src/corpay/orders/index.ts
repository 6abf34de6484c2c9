import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { instruct } from './instruct.ts';
import { list } from './list.ts';
import { show } from './show.ts';

export const orderVerbs: readonly PartnerVerb[] = [list, show, instruct];
