import * as z from 'zod';
import type { FormSeen } from '@fx-gateway/domain/masking';
import { eventsForm } from './recordingForms.ts';

/** A text of the partner's rules, or a mask. */
export const textForm = z.string().max(2_000);

/** What was written as seen, where a masked text shows something else. */
const seen: z.ZodType<FormSeen> = z.strictObject({
  step: textForm,
  completed: z.array(textForm),
  fields: z.array(
    z.strictObject({
      field: textForm,
      label: textForm,
      required: z.boolean(),
      chosen: textForm.nullable(),
      filled: z.boolean(),
      proposed: z.boolean(),
      message: textForm.nullable(),
    }),
  ),
  rules: z.enum(['there', 'missing', 'failed']),
  waiting: z.boolean(),
  contradictions: z.array(textForm),
  dropped: z.array(textForm),
  cannotSave: textForm.nullable(),
  save: textForm.nullable(),
});

/** A form of one partner, from one state on. */
export const runForms = <S, E>(state: z.ZodType<S>, event: z.ZodType<E>) => ({
  from: state,
  events: eventsForm(
    z.strictObject({
      at: z.number(),
      event,
      became: state.exactOptional(),
      told: seen.exactOptional(),
    }),
  ),
});
