import { z } from 'zod';

const faultKind = z.enum([
  'status',
  'delay',
  'reset-before',
  'reset-after',
  'truncate',
  'wrong-type',
  'empty',
  'duplicate',
  'slow',
]);

/** What can be made to go wrong with an answer, and what a user is told of it. */
export const faultKinds: Readonly<Record<z.infer<typeof faultKind>, string>> = {
  status: 'answers with this status and body; the request is not handled',
  delay: 'waits before the request is handled, at most until the faults are cleared',
  'reset-before': 'cuts the connection; the request is not handled',
  'reset-after': 'handles the request to its end, then cuts the connection instead of answering',
  truncate: 'answers half of the body, then cuts the connection',
  'wrong-type': 'numbers become texts, texts become numbers, lists become objects',
  empty: 'answers without a body',
  duplicate: 'every list of the answer holds everything twice',
  slow: 'the body trickles in',
};

export const faultSchema = z.strictObject({
  service: z.string().min(1).optional(),
  operation: z.string().min(1).optional(),
  method: z.string().min(1).toUpperCase().optional(),
  path: z.string().startsWith('/').optional(),
  fault: faultKind,
  status: z.int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
  times: z.int().min(1).max(1_000_000).optional(),
});

export const faultsSchema = z.array(faultSchema).max(100);

/** A fault that waits for a request; members that are absent match everything, `path` is a prefix without the mount. */
export type Fault = z.infer<typeof faultSchema>;
