import { bookingOfRunDeal, orderOfRunDeal, type PaymentRun } from './paymentRun.ts';

/** A deal that this device has booked; `startedAt` in milliseconds since 1970. */
type BookedHere = { readonly number: string; readonly startedAt: number };

const span = 7 * 24 * 3_600_000;

export const bookedByRun = ({ deals }: PaymentRun): readonly BookedHere[] =>
  deals.flatMap((deal) => {
    const order = orderOfRunDeal(deal);
    const booking = bookingOfRunDeal(deal);
    return order === null || booking === null ? [] : [{ number: order.number, startedAt: booking.startedAt }];
  });

/** What this device has booked in the last seven days and a partner's list lacks: such a list is not whole. */
export const findLackingDeals = (
  booked: readonly BookedHere[],
  listed: readonly string[],
  now: number,
): readonly string[] => {
  const there = new Set(listed);
  const lacking = booked.filter(({ number, startedAt }) => startedAt > now - span && !there.has(number));
  return [...new Set(lacking.map(({ number }) => number))];
};
