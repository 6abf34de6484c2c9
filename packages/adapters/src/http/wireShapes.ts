import * as z from 'zod/mini';

/** A text that may come as a number, or not at all; then it is empty. */
export const wireTextSchema = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value === null || value === undefined ? '' : String(value).trim())),
);

/** An identifier: a text or a number that says something, never null. */
export const wireIdSchema = z.pipe(wireTextSchema, z.string().check(z.minLength(1)));

const numericText = /^-?\d+(\.\d+)?$/;

/** A number, which may come as a text of digits. */
export const wireNumberSchema = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.trim(), z.regex(numericText)), z.transform(Number))]),
  z.number(),
);

/** Anything is read, so that what is otherwise than `promised` is no failure; a look at the service names it. */
export const lenientSchema = <T extends z.ZodMiniType>(promised: T) =>
  z.optional(z.union([promised, z.unknown()]));

/** A number that may be absent; null then, and for what is no number. */
export const wireNumberOrNullSchema = z.pipe(
  lenientSchema(z.nullable(z.union([z.number(), z.string()]))),
  z.transform((value) => {
    const read = wireNumberSchema.safeParse(value);
    return read.success ? read.data : null;
  }),
);

/** A list that may be null, or not there. */
export const wireListSchema = <T extends z.ZodMiniType>(entry: T) =>
  z.pipe(
    z.nullish(z.array(entry)),
    z.transform((list) => list ?? []),
  );
