import { breachOf } from './breachOf.ts';
import type { Breach, HeardAnswer } from './servicePromise.ts';

/** What else a refusal has to be, and how that is called. */
type Also = { readonly named: string; holds(heard: HeardAnswer): boolean };

/** Whether a call was refused with one of these statuses, and as it has to be; null where it was. */
export const refusedWith = (
  heard: HeardAnswer,
  statuses: readonly number[],
  also: Also | null = null,
): Breach | null => {
  const expected = `${statuses.join(' or ')}${also === null ? '' : ` ${also.named}`}`;
  if (!statuses.includes(heard.status)) return breachOf(heard, expected);
  return also === null || also.holds(heard) ? null : breachOf(heard, expected, `not ${also.named}`);
};

/** A refusal of a malformed value says which member it is about. */
export const namingField = (field: string): Also => ({
  named: `naming ${field}`,
  holds: ({ body }) => (JSON.stringify(body) ?? '').toLowerCase().includes(field.toLowerCase()),
});
