import { z } from 'zod';
import { filledText } from '../../wire/wireText.ts';
import { readStrictly } from '../wire/readStrictly.ts';

const wire = z.strictObject({ quoteId: filledText(64) });

/** Reads the body of a booking. */
export const readBooking = (body: unknown) => readStrictly(wire, body);
