import { compareMoney, money, subtractMoney } from '../../money/money.ts';
import { readShownAmount } from '../../money/shownAmount.ts';
import { awaitsInstruction, type OrderDetail } from '../api/order.ts';
import { partMessages } from './instructionMessages.ts';

/**
 * Says what of an instructed order stays uninstructed for good; null where all of it is instructed, none of it, or where
 * its payments are in another currency than was booked.
 */
export const restOfOrderMessages = (order: OrderDetail): string | null => {
  const booked = readShownAmount(order.sell);
  if (booked === null || awaitsInstruction(order)) return null;
  let paid = money(0n, booked.currency);
  for (const { amount } of order.payments) {
    const part = readShownAmount(amount);
    if (part?.currency !== booked.currency) return null;
    paid = money(paid.minor + part.minor, booked.currency);
  }
  return compareMoney(paid, booked) < 0
    ? partMessages.why(subtractMoney(booked, paid), { payment: booked })
    : null;
};
