import type { z } from 'zod';
import { refused, type Answer } from './answer.ts';

export type Read<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Answer };

/** Reads what arrived by its schema; the first thing that is wrong is answered 400, with the member's path. */
export const readStrictly = <T>(schema: z.ZodType<T>, arrived: unknown): Read<T> => {
  const parsed = schema.safeParse(arrived);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const path = issue === undefined || issue.path.length === 0 ? 'body' : issue.path.join('.');
  return { ok: false, refusal: refused(400, `${path}: ${issue?.message ?? 'Invalid format.'}`) };
};
