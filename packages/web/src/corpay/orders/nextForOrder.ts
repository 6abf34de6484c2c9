import { awaitsInstruction, type OrderDetail } from '@fx-gateway/domain/corpay';
import { formatDate } from '@fx-gateway/domain/geography';
import { showAmount } from '@fx-gateway/domain/money';

/** The sentence that says what happens next with an order, which may be instructed already while that is `underWay`. */
export const nextForOrder = (order: OrderDetail, underWay: boolean): string => {
  const settlement = showAmount(order.buy);
  if (awaitsInstruction(order)) {
    const booked = `This deal is booked: ${showAmount(order.sell)} for your ${settlement}.`;
    return underWay
      ? `${booked} It is not known yet whether its payment is instructed.`
      : `${booked} Nothing is paid until you instruct its payment.`;
  }
  const [only, ...others] = order.payments;
  if (only === undefined || others.length > 0) {
    return `${order.payments.length} beneficiaries receive ${showAmount(order.sell)} in all once your settlement of ${settlement} has arrived.`;
  }
  return `${only.payeeName} receives ${showAmount(only.amount)} once your settlement of ${settlement} has arrived, on ${formatDate(only.availableDate)} at the earliest.`;
};
