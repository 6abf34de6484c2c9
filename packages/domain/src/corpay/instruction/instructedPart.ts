import { toDecimal } from '../../money/decimal.ts';
import { money, type Money } from '../../money/money.ts';
import { readShownAmount, shownDecimal, type ShownAmount } from '../../money/shownAmount.ts';
import type { OrderDetail } from '../api/order.ts';

/** How much of a deal its payments are: nothing, all, a part with what is left of the whole, or nobody knows. */
export type InstructedPart =
  | { readonly kind: 'none' | 'whole' | 'unknown' }
  | { readonly kind: 'part'; readonly rest: Money; readonly of: Money };

/** What of a booked amount is instructed; unknown where a payment is in another currency, or one that nobody knows. */
export const instructedPart = (booked: ShownAmount, payments: readonly ShownAmount[]): InstructedPart => {
  if (payments.length === 0) return { kind: 'none' };
  const of = readShownAmount(booked);
  if (of === null) return { kind: 'unknown' };
  let rest = of.minor;
  for (const payment of payments.map(readShownAmount)) {
    if (payment?.currency !== of.currency) return { kind: 'unknown' };
    rest -= payment.minor;
  }
  return rest > 0n ? { kind: 'part', rest: money(rest, of.currency), of } : { kind: 'whole' };
};

/** How much of a booked amount nobody is instructed to receive, as a decimal; null where that is not known. */
export const uninstructedDecimal = (booked: ShownAmount, part: InstructedPart): string | null => {
  switch (part.kind) {
    case 'none':
      return shownDecimal(booked);
    case 'part':
      return toDecimal(part.rest);
    case 'whole':
      return shownDecimal({ ...booked, amount: 0 });
    case 'unknown':
      return null;
  }
};

/** What of an order is instructed; nobody knows while an instruction of it that `isUnderWay` may have reached the partner. */
export const instructedPartOf = (
  { sell, payments }: Pick<OrderDetail, 'sell' | 'payments'>,
  isUnderWay = false,
): InstructedPart =>
  isUnderWay && payments.length === 0
    ? { kind: 'unknown' }
    : instructedPart(
        sell,
        payments.map(({ amount }) => amount),
      );
