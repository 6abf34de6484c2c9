import type { SignedRequestResult } from '@fx-gateway/adapters/core';
import * as z from 'zod';
import { makeExpectationSchema } from './makeExpectationSchema.ts';
import { callFailureKinds } from './callFailureKinds.ts';

/** What `check error` takes of every partner: the call, and what was answered. */
export const errorCheckInputFields = {
  partner: z.string().optional(),
  call: z.string(),
  /** Null when nothing was answered. */
  status: z.number().int().min(100).max(599).nullable(),
  body: z.unknown().optional(),
  requestId: z.string().nullable().default(null),
  /** What an order or a quote is called, where the words name it. */
  id: z.string().optional(),
  /** What went wrong before anything could be answered. */
  unsent: z.enum(['missing-configuration', 'missing-token']).nullish(),
  expect: makeExpectationSchema({ kind: z.enum(callFailureKinds).nullish(), words: z.string().nullish() }),
} as const;

const answerForm = z.strictObject(errorCheckInputFields);

export type ErrorCheckInput = z.infer<typeof answerForm>;

/** The answer that is given, as a call hears it. */
export const toSimulatedCallResult = ({
  status,
  body,
  requestId,
}: Pick<ErrorCheckInput, 'status' | 'body' | 'requestId'>): Extract<
  SignedRequestResult,
  { kind: 'answered' | 'no-answer' }
> => (status === null ? { kind: 'no-answer' } : { kind: 'answered', status, requestId, body });
