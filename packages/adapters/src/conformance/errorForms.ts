import * as z from 'zod/mini';

/** How partners list errors: entries of their own, or texts. */
export const errorListOf = <T extends z.ZodMiniType>(entry: T) => z.array(z.union([entry, z.string()]));
