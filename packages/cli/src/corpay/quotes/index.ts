import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { book } from './book.ts';
import { request } from './request.ts';
import { settle } from './settle.ts';
import { watch } from './watch.ts';

export const quoteVerbs: readonly PartnerVerb[] = [request, watch, book, settle];
