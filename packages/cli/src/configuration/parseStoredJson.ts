import type * as z from 'zod/mini';

/** A value that was kept as JSON; null where there is none, and for what is none of this form. */
export const parseStoredJson = <T extends z.ZodMiniType>(form: T, text: string | null): z.infer<T> | null => {
  try {
    return text === null ? null : form.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
