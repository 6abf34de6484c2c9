import { writeOutHiddenCharacters } from '@fx-gateway/domain/names/writeOutHiddenCharacters.ts';
import * as z from 'zod/mini';
import { wireTextSchema } from '../http/wireShapes.ts';

/** A name, in which what cannot be seen is written out. */
export const wireNameSchema = z.pipe(wireTextSchema, z.transform(writeOutHiddenCharacters));
