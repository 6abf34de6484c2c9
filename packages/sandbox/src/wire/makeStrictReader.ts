import type { z } from 'zod';
import type { Answer } from '@fx-gateway/services/http/answer.ts';

export type ParseResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Answer };

/** What is wrong with a member, by its path; `body` stands for the whole. */
type Wrong = { readonly path: string; readonly message: string };

/** Reads what arrived by its schema, and has a service refuse what is wrong in its own form. */
export const makeStrictReader =
  (refuse: (wrong: readonly Wrong[]) => Answer) =>
  <T>(schema: z.ZodType<T>, arrived: unknown): ParseResult<T> => {
    const parsed = schema.safeParse(arrived);
    if (parsed.success) return { ok: true, value: parsed.data };
    const wrong = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.') || 'body',
      message,
    }));
    return { ok: false, refusal: refuse(wrong) };
  };
