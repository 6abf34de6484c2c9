import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { book } from './booking/book.ts';
import { settle } from './openSteps/settle.ts';
import { request } from './quotes/request.ts';
import { show } from './quotes/show.ts';
import { watch } from './booking/watch.ts';

export const quoteVerbs: readonly PartnerVerb[] = [request, show, watch, book, settle];
