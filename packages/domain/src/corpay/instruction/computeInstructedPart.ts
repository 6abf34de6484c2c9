import { toDecimal } from '../../money/decimal.ts';
import { makeMoney, type Money } from '../../money/makeMoney.ts';
import {
  readDisplayOnlyAmount,
  formatDisplayOnlyDecimal,
  type DisplayOnlyAmount,
} from '../../money/displayOnlyAmount.ts';
import type { OrderDetail } from '../api/order.ts';

/** How much of a deal its payments are: nothing, all, a part with what is left of the whole, or nobody knows. */
export type InstructedPart =
  | { readonly kind: 'none' | 'whole' | 'unknown' }
  | { readonly kind: 'part'; readonly rest: Money; readonly of: Money };

/** What of a booked amount is instructed; unknown where a payment is in another currency, or one that nobody knows. */
export const computeInstructedPart = (
  booked: DisplayOnlyAmount,
  payments: readonly DisplayOnlyAmount[],
): InstructedPart => {
  if (payments.length === 0) return { kind: 'none' };
  const of = readDisplayOnlyAmount(booked);
  if (of === null) return { kind: 'unknown' };
  let rest = of.minor;
  for (const payment of payments.map(readDisplayOnlyAmount)) {
    if (payment?.currency !== of.currency) return { kind: 'unknown' };
    rest -= payment.minor;
  }
  return rest > 0n ? { kind: 'part', rest: makeMoney(rest, of.currency), of } : { kind: 'whole' };
};

/** How much of a booked amount nobody is instructed to receive, as a decimal; null where that is not known. */
export const uninstructedDecimal = (booked: DisplayOnlyAmount, part: InstructedPart): string | null => {
  switch (part.kind) {
    case 'none':
      return formatDisplayOnlyDecimal(booked);
    case 'part':
      return toDecimal(part.rest);
    case 'whole':
      return formatDisplayOnlyDecimal({ ...booked, amount: 0 });
    case 'unknown':
      return null;
  }
};

/** What of an order is instructed; nobody knows while an instruction of it that `isUnderWay` may have reached the partner. */
export const computeInstructedPartOfDetail = (
  { sell, payments }: Pick<OrderDetail, 'sell' | 'payments'>,
  isUnderWay = false,
): InstructedPart =>
  isUnderWay && payments.length === 0
    ? { kind: 'unknown' }
    : computeInstructedPart(
        sell,
        payments.map(({ amount }) => amount),
      );
