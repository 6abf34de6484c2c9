import type { DisplayOnlyAmount } from '../money/displayOnlyAmount.ts';
import { normalizeForSearch } from '../words/normalizeForSearch.ts';
import { readLeadingDay } from './listFilter.ts';

/** A payment of something that was booked. */
export type BookedPayment = {
  /** The order or the deal that pays it. */
  readonly number: string;
  /** Who is paid, by what tells them from others: a name, however it is spelled, or an id. */
  readonly payee: string;
  readonly amount: DisplayOnlyAmount;
  /** As the partner wrote it. */
  readonly bookedAt: string;
};

const msOfDay = 86_400_000;

const dayNumber = ({ bookedAt }: BookedPayment): number | null => {
  const day = readLeadingDay(bookedAt);
  return day === null ? null : Date.parse(`${day}T00:00:00Z`) / msOfDay;
};

const kindOf = ({ payee, amount }: BookedPayment): string =>
  JSON.stringify([normalizeForSearch(payee), amount.currency, amount.amount]);

/** Splits payments of one kind where more than `days` lie between one and the next; each with its day, in order. */
const runsOf = <P>(dated: readonly (readonly [day: number, payment: P])[], days: number): readonly P[][] => {
  const runs: P[][] = [];
  let last: number | null = null;
  for (const [day, payment] of dated) {
    if (last === null || day - last > days) runs.push([]);
    runs.at(-1)?.push(payment);
    last = day;
  }
  return runs;
};

/**
 * The payments that may have been made twice: to the same payee, of the same amount, in several orders or deals of which
 * each was booked at most `days` after the one before. Several payments of one order are meant. The newest first; what
 * names no day is left out.
 */
export const findDuplicatePayments = <P extends BookedPayment>(
  payments: readonly P[],
  days: number,
): readonly (readonly P[])[] => {
  const kinds = new Map<string, (readonly [number, P])[]>();
  for (const payment of payments) {
    const day = dayNumber(payment);
    if (day === null) continue;
    const kind = kindOf(payment);
    kinds.set(kind, [...(kinds.get(kind) ?? []), [day, payment]]);
  }
  return [...kinds.values()]
    .flatMap((dated) =>
      runsOf(
        dated.toSorted(([one], [other]) => one - other),
        days,
      ),
    )
    .filter((run) => new Set(run.map(({ number }) => number)).size > 1)
    .map((run) => run.toReversed())
    .toSorted((one, other) => (one[0]?.bookedAt ?? '').localeCompare(other[0]?.bookedAt ?? '') * -1);
};
