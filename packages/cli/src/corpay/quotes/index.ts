import type { Verb } from '../../command/verb.ts';
import { book } from './book.ts';
import { request } from './request.ts';
import { settle } from './settle.ts';
import { watch } from './watch.ts';

export const quoteVerbs: readonly Verb[] = [request, watch, book, settle];
