import * as z from 'zod/mini';
import { readWith } from '../http/readWith.ts';
import { readSpokenFailure } from './errorsWire.ts';

const wire = z.looseObject({});

/**
 * What an add or an edit answers is of no use beyond having been answered (CP-BENE-18). An answer that speaks of
 * errors, or is no object, does not say that anything was saved.
 */
export const readChange = (body: unknown): object | null =>
  readSpokenFailure(body).listed ? null : readWith(wire)(body);
