import { isSameMoney, type Money } from '../money/makeMoney.ts';
import { readDisplayOnlyAmount, type DisplayOnlyAmount } from '../money/displayOnlyAmount.ts';
import { readMomentOrDay } from '../timeline/momentOrDay.ts';
import type { SentBooking } from './findSentBookings.ts';

/** An order or a deal of a customer. */
export type ListedDeal = {
  readonly number: string;
  /** As the partner wrote it. */
  readonly bookedAt: string;
  /** Null where it is not known what is sent. */
  readonly settlement: DisplayOnlyAmount | null;
  readonly payment: DisplayOnlyAmount;
  /** By which id the partner knows its answer to the booking; null where this machine does not know it. */
  readonly requestId: string | null;
};

/** An order or a deal that a booking may have become, and why. */
export type MatchingDeal<D extends ListedDeal = ListedDeal> = {
  readonly deal: D;
  readonly why: readonly string[];
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** A clock that is set to another zone is wrong by less. */
const mostApart = 24 * hour;
/** Wherever on earth a day was written, it is over so long after its midnight in UTC; and begins so long before. */
const daySpan = { from: -14 * hour, to: 36 * hour };

const apartText = (apart: number): string => {
  const length = Math.abs(apart);
  const said =
    length < minute
      ? `${Math.round(length / second)} s`
      : length < hour
        ? `${Math.round(length / minute)} min`
        : `${Math.round(length / hour)} h`;
  return `booked ${said} ${apart < 0 ? 'before' : 'after'} the press`;
};

type Judged = { readonly rank: number; readonly why: string };

/** How far from the press it was booked; null where that is too far, or not known. */
const judgeMoment = (pressedAt: string, bookedAt: string): Judged | null => {
  const when = readMomentOrDay(bookedAt);
  if (when === null) return null;
  const pressed = Date.parse(pressedAt);
  if (when.kind === 'moment') {
    const apart = when.at - pressed;
    return Math.abs(apart) > mostApart ? null : { rank: Math.abs(apart), why: apartText(apart) };
  }
  const since = pressed - Date.parse(`${when.day}T00:00:00Z`);
  return since < daySpan.from || since > daySpan.to
    ? null
    : { rank: mostApart, why: 'booked on the day of the press' };
};

const isAmount = (shown: DisplayOnlyAmount, amount: Money | null): boolean => {
  const exact = readDisplayOnlyAmount(shown);
  return exact !== null && amount !== null && isSameMoney(exact, amount);
};

/** Null where an amount is another one. */
const judgeAmounts = (
  booking: Pick<SentBooking, 'settlement' | 'payment'>,
  { settlement, payment }: ListedDeal,
): Judged | null => {
  if (!isAmount(payment, booking.payment)) return null;
  if (settlement === null)
    return { rank: 1, why: 'they receive the same amount and currency; what is sent is not known' };
  return isAmount(settlement, booking.settlement) ? { rank: 0, why: 'same amounts and currencies' } : null;
};

/** The first rank that differs decides. */
const byRank = (one: readonly number[], other: readonly number[]): number =>
  one.map((rank, place) => rank - (other[place] ?? 0)).find((difference) => difference !== 0) ?? 0;

/**
 * The orders or deals that a recorded booking may have become, the likeliest first: by the id of the request that booked
 * it; else by the same amounts, booked within a day of the press, as clocks differ.
 */
export const findMatchingDeals = <D extends ListedDeal>(
  booking: SentBooking,
  deals: readonly D[],
): readonly MatchingDeal<D>[] => {
  const fitting = deals.flatMap((deal) => {
    const isSameRequest = deal.requestId !== null && booking.requestIds.includes(deal.requestId);
    const amounts = judgeAmounts(booking, deal);
    const moment = judgeMoment(booking.pressedAt, deal.bookedAt);
    if (!isSameRequest && (amounts === null || moment === null)) return [];
    const told = [amounts, moment].flatMap((judged) => (judged === null ? [] : [judged.why]));
    return [
      {
        deal,
        why: isSameRequest ? ['booked by the same request', ...told] : told,
        rank: [isSameRequest ? 0 : 1, amounts?.rank ?? 0, moment?.rank ?? 0],
      },
    ];
  });
  return fitting
    .toSorted((one, other) => byRank(one.rank, other.rank))
    .map(({ deal, why }) => ({ deal, why }));
};
