import type { MomentOrDay } from './momentOrDay.ts';

/** What comes before what in the life of a deal, where days do not tell it. */
const steps = ['booking-sent', 'booked', 'instruction-sent', 'paid'] as const;

/** Something that is known of a deal, and from whom. */
export type TimelineEntry = {
  readonly when: MomentOrDay;
  readonly step: (typeof steps)[number];
  readonly what: string;
  readonly from: 'partner' | 'this-machine';
  /** By which id the partner knows its answer to that; absent where this machine does not know it. */
  readonly requestId?: string;
};

/** A line of a timeline: `at` is a moment in UTC, `2026-11-22T14:03:20.000Z`, or a day, `2026-11-22`. */
export type TimelineLine = Pick<TimelineEntry, 'what' | 'from' | 'requestId'> & { readonly at: string };

type OfMoment = TimelineEntry & { readonly when: { readonly kind: 'moment' } };
type OfDay = TimelineEntry & { readonly when: { readonly kind: 'day' } };

const rank = ({ step }: TimelineEntry): number => steps.indexOf(step);

const hour = 3_600_000;

/** Whether a moment lies before a day: before it begins anywhere on earth, or possibly on it with an earlier step. */
const isBefore = (moment: OfMoment, day: OfDay): boolean => {
  const midnight = Date.parse(`${day.when.day}T00:00:00Z`);
  const { at } = moment.when;
  return at < midnight - 14 * hour || (at < midnight + 36 * hour && rank(moment) < rank(day));
};

const atOf = (when: MomentOrDay): string =>
  when.kind === 'day' ? when.day : new Date(when.at).toISOString();

/**
 * Joins what the partner delivers and what this machine kept, oldest first. A day alone stands among the moments that
 * may lie on it, wherever on earth it was written, by what must have come before; it never stands before an earlier day.
 */
export const joinTimeline = (...known: readonly (readonly TimelineEntry[])[]): readonly TimelineLine[] => {
  const entries = known.flat();
  const joined: TimelineEntry[] = [];
  const moments = entries
    .filter((entry): entry is OfMoment => entry.when.kind === 'moment')
    .toSorted((one, other) => one.when.at - other.when.at || rank(one) - rank(other));
  const days = entries
    .filter((entry): entry is OfDay => entry.when.kind === 'day')
    .toSorted((one, other) => one.when.day.localeCompare(other.when.day) || rank(one) - rank(other));
  let told = 0;
  for (const day of days) {
    const before = moments.findLastIndex((moment) => isBefore(moment, day)) + 1;
    joined.push(...moments.slice(told, before), day);
    told = Math.max(told, before);
  }
  joined.push(...moments.slice(told));
  return joined.map(({ when, step: _step, ...line }) => ({ at: atOf(when), ...line }));
};
