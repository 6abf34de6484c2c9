/** A text as services usually write it: it says something, and stands without spaces around it. */
export const isTrimmedNonEmptyText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.trim() === value;

export const areTrimmedNonEmptyTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isTrimmedNonEmptyText);

export const isFiniteJsonNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** The members of an entry that is an object, to be looked at one by one; none of anything else. */
export const readObjectMembers = (entry: unknown): Readonly<Record<string, unknown>> =>
  typeof entry === 'object' && entry !== null ? (entry as Readonly<Record<string, unknown>>) : {};
