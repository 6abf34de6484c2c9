import { liveQuoteEventTypesWithoutPayload } from '@fx-gateway/domain/quoting/liveQuoteEventTypesWithoutPayload.ts';
import * as z from 'zod';
import { callFailureSchema } from './callFailureSchema.ts';
import type { LiveQuoteSchemas } from './liveQuoteSchema.ts';

/** When an event happens: milliseconds since the first one. */
export const eventTimeMsSchema = z.number();

/** What happens to a live quote by itself or at the partner, the same for all; `polled` is the partner's own. */
export const liveQuoteEventSchemas = <R, Q>({ path, quote }: LiveQuoteSchemas<R, Q>) =>
  [
    z.strictObject({
      type: z.literal('answered'),
      at: eventTimeMsSchema,
      ticket: z.number().optional(),
      quote: quote.optional(),
      failure: callFailureSchema(path).optional(),
    }),
    z.strictObject({ type: z.enum(liveQuoteEventTypesWithoutPayload), at: eventTimeMsSchema }),
  ] as const;

/** Events in their order in time. */
export const eventsInOrderSchema = <E extends { readonly at: number }>(event: z.ZodType<E>) =>
  z.array(event).superRefine((events, context) => {
    const back = events.findIndex(({ at: moment }, index) => moment < (events[index - 1]?.at ?? moment));
    if (back !== -1)
      context.addIssue({ code: 'custom', path: [back, 'at'], message: 'is before the event before it' });
  });
