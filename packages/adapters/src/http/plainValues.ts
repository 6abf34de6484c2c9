/** A text as services usually write it: it says something, and stands without spaces around it. */
export const isPlainText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.trim() === value;

export const arePlainTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isPlainText);

export const isPlainNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** The members of an entry that is an object, to be looked at one by one; none of anything else. */
export const membersOf = (entry: unknown): Readonly<Record<string, unknown>> =>
  typeof entry === 'object' && entry !== null ? (entry as Readonly<Record<string, unknown>>) : {};
