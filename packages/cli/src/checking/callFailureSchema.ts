import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import * as z from 'zod';
import { callFailureKinds } from './callFailureKinds.ts';

/** A failed call, as the product keeps it; of the call at `path` unless it says otherwise. */
export const callFailureSchema = (path: string) =>
  z
    .strictObject({
      kind: z.enum(callFailureKinds),
      path: z.string().default(path),
      status: z.number().nullable().default(null),
      messages: z.array(z.string()).default([]),
      code: z.string().nullable().default(null),
      listed: z.boolean().default(false),
      requestId: z.string().nullable().default(null),
    })
    .transform((given): CallFailure => given);
