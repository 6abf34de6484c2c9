import type * as z from 'zod';
import { succeeded } from '@fx-gateway/domain/result';
import type { CommandResult } from '../command/commandResult.ts';
import { usageFailure } from '../failures/commandFailure.ts';

/** The value in its form, or a failure that names the first place where it differs. */
export const readAs = async <T>(given: unknown, form: z.ZodType<T>): CommandResult<T> => {
  const read = form.safeParse(given);
  if (read.success) return succeeded(read.data);
  const issue = read.error.issues[0];
  const place = issue?.path.map(String).join('.') ?? '';
  return usageFailure(
    place === '' ? (issue?.message ?? 'Invalid input') : `${place}: ${issue?.message ?? ''}`,
    'Add --help to see the form of the input.',
  );
};
