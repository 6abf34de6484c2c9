import type { z } from 'zod';
import { refused, type Answer } from './answer.ts';

export type Read<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Answer };

/** Reads what arrived by its schema; whatever is wrong is answered 400, one error for every member. */
export const readStrictly = <T>(schema: z.ZodType<T>, arrived: unknown): Read<T> => {
  const parsed = schema.safeParse(arrived);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors = parsed.error.issues.map(({ path, message }) => ({
    key: path.length > 0 ? path.join('.') : 'body',
    message,
  }));
  return { ok: false, refusal: refused(400, ...errors) };
};
