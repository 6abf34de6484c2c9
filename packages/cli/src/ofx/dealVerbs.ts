import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { duplicates } from './deals/duplicates.ts';
import { list } from './deals/list.ts';
import { show } from './deals/show.ts';

export const dealVerbs: readonly PartnerVerb[] = [list, show, duplicates];
