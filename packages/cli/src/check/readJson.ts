import type * as z from 'zod';
import { succeeded } from '@fx-gateway/domain/result';
import { usageFailure } from '../failures/commandFailure.ts';
import type { Asked, Invocation } from '../command/invocation.ts';
import { readStdin } from '../terminal/terminal.ts';

/** What a check was given on stdin; exit 2, naming the place, when it has another form. */
export const readJson = async <T>(invocation: Invocation, form: z.ZodType<T>): Asked<T> => {
  if (invocation.terminal.stdin.isTTY === true) {
    return usageFailure('This check reads JSON on stdin.', 'Add --help to see its form.');
  }
  let given: unknown;
  try {
    given = JSON.parse(await readStdin(invocation.terminal));
  } catch {
    return usageFailure('What came on stdin is no JSON.');
  }
  return readAs(given, form);
};

/** The value in its form, or a failure that names the first place where it differs. */
export const readAs = async <T>(given: unknown, form: z.ZodType<T>): Asked<T> => {
  const read = form.safeParse(given);
  if (read.success) return succeeded(read.data);
  const issue = read.error.issues[0];
  const place = issue?.path.map(String).join('.') ?? '';
  return usageFailure(
    place === '' ? (issue?.message ?? 'Invalid input') : `${place}: ${issue?.message ?? ''}`,
    'Add --help to see the form of the input.',
  );
};
