import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { settle } from './openBookings/settle.ts';
import { book } from './quotes/book.ts';
import { request } from './quotes/request.ts';
import { show } from './quotes/show.ts';
import { watch } from './quotes/watch.ts';

export const quoteVerbs: readonly PartnerVerb[] = [request, watch, show, book, settle];
