import * as z from 'zod';

/** Events of several types. Where the type is missing, members are named that no event has: one may be meant for it. */
export const eventUnionSchema = <const O extends readonly [z.ZodObject, ...z.ZodObject[]]>(types: O) => {
  const known = new Set(types.flatMap(({ shape }) => Object.keys(shape)));
  return z.preprocess(
    (given, context) => {
      if (typeof given !== 'object' || given === null || 'type' in given) return given;
      const keys = Object.keys(given).filter((key) => !known.has(key));
      if (keys.length > 0) {
        context.addIssue({ code: 'unrecognized_keys', keys });
        context.addIssue({ code: 'custom', path: ['type'], message: 'is missing' });
      }
      return given;
    },
    z.discriminatedUnion('type', types),
  );
};
