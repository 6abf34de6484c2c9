import { isSameMoney, type Money } from '../../money/makeMoney.ts';
import { isRunDealOver, orderOfRunDeal, type PaymentRun, type RunDeal } from './paymentRun.ts';

/** An order that pays nobody yet. */
export type UninstructedOrder = {
  readonly number: string;
  /** What its payees receive; null in a currency that is not known. */
  readonly sell: Money | null;
  /** Absent where it is not known when it was booked. */
  readonly entryDate?: string;
};

/** The deal of an open run that an order is, or may be. */
export type RunOfOrder = {
  readonly run: Pick<PaymentRun, 'id' | 'name'>;
  readonly deal: string;
  /** Whether the run knows that it has booked this order. */
  readonly isCertain: boolean;
};

const dayMs = 86_400_000;

/** Whether an order was booked before; the partner may write the day of another place, or what is no day at all. */
const isBefore = (entryDate: string | undefined, startedAt: number): boolean =>
  entryDate !== undefined &&
  entryDate < new Date(startedAt - dayMs).toISOString().slice(0, '2026-11-23'.length);

/** The payees of an order can stand on either of its sides, as with single bookings. */
const carries = (sell: Money | null, sides: readonly Money[]): boolean =>
  sell !== null && sides.some((side) => isSameMoney(side, sell));

/** Whether a booking without an answer may have become this order. */
const mayBecome = ({ state }: RunDeal, { number, sell, entryDate }: UninstructedOrder): boolean => {
  if (state.kind !== 'booking') return false;
  const { receive, pays, before, startedAt } = state.booking;
  return !before.includes(number) && carries(sell, [receive, pays]) && !isBefore(entryDate, startedAt);
};

/**
 * The deal of an open run that an order is, or may be: one whose booking was never answered knows no number, so that it is told by
 * what its payees receive. `singles` are the orders that this device has booked by themselves. Null where there is none.
 */
export const findRunOfOrder = (
  runs: readonly PaymentRun[],
  order: UninstructedOrder,
  singles: readonly string[],
): RunOfOrder | null => {
  const all = runs.flatMap(({ id, name, deals }) => deals.map((deal) => ({ run: { id, name }, deal })));
  const isOrder = ({ deal }: (typeof all)[number]): boolean => orderOfRunDeal(deal)?.number === order.number;
  const known = all.find(isOrder);
  if (known !== undefined)
    return isRunDealOver(known.deal) ? null : { run: known.run, deal: known.deal.id, isCertain: true };
  if (singles.includes(order.number)) return null;
  const maybe = all.find(({ deal }) => mayBecome(deal, order));
  return maybe === undefined ? null : { run: maybe.run, deal: maybe.deal.id, isCertain: false };
};
