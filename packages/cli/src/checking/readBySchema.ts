import type * as z from 'zod';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { usageFailure } from '../failures/commandFailure.ts';

type Place = readonly PropertyKey[];

/** A place as a person reads it, e.g. `beneficiaryAddress.postCode`. */
export const formatInputPath = (place: Place): string => place.map(String).join('.');

/** Where members stand that the form does not know, in all that it reads. */
export const findUnknownMemberPaths = (issue: z.core.$ZodIssue, outer: Place = []): readonly string[] => {
  const place = [...outer, ...issue.path];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => formatInputPath([...place, key]));
  if (issue.code !== 'invalid_union') return [];
  return issue.errors.flat().flatMap((inner) => findUnknownMemberPaths(inner, place));
};

/**
 * The value in its form, or a failure that names every member that the form does not know, and the first place where
 * it differs otherwise: a member that is missing may be the one that was mistyped. `hint` says what to do about it.
 */
export const readBySchema = async <T>(
  given: unknown,
  form: z.ZodType<T>,
  hint = 'Add --help to see the form of the input.',
): CommandResult<T> => {
  const read = form.safeParse(given);
  if (read.success) return succeeded(read.data);
  const { issues } = read.error;
  const unknown = [...new Set(issues.flatMap((issue) => findUnknownMemberPaths(issue)))];
  const other = issues.find((issue) => findUnknownMemberPaths(issue).length === 0);
  const said = unknown.map((place) => `${place}: is no known member`);
  if (other !== undefined) {
    const place = formatInputPath(other.path);
    said.push(place === '' ? other.message : `${place}: ${other.message}`);
  }
  return usageFailure(said.join('; '), hint);
};
