import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import * as z from 'zod';
import { failureKinds } from '../../checking/failureKinds.ts';

/** A failed call, as the product keeps it. */
export const failureForm = z
  .strictObject({
    kind: z.enum(failureKinds),
    path: z.string().default('/deal/quote'),
    status: z.number().nullable().default(null),
    messages: z.array(z.string()).default([]),
    code: z.string().nullable().default(null),
    listed: z.boolean().default(false),
    requestId: z.string().nullable().default(null),
  })
  .transform((given): CallFailure => given);
