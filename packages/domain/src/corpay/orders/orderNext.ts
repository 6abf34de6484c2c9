import { formatDate } from '../../geography/index.ts';
import { showAmount } from '../../money/index.ts';
import { awaitsInstruction, type OrderDetail } from '../api/order.ts';

/** Which amount leaves which account, as far as the partner names it. */
const settlementOf = ({ settlements, buy }: OrderDetail): string => {
  if (settlements.length === 0) return showAmount(buy);
  return settlements
    .map(({ amount, isFee, accountDetails }) => {
      const what = isFee ? `the fee of ${showAmount(amount)}` : showAmount(amount);
      return accountDetails === '' ? what : `${what} from ${accountDetails}`;
    })
    .join(' and ');
};

/** Who receives what, and when at the earliest. */
const receiptOf = ({ payments, sell }: OrderDetail): string => {
  const [first] = payments;
  const who =
    payments.length === 1 && first !== undefined
      ? `${first.payeeName} receives ${showAmount(first.amount)}`
      : `${payments.length} beneficiaries receive ${showAmount(sell)} in all`;
  const days = [...new Set(payments.map(({ availableDate }) => formatDate(availableDate)))];
  const when = days.length > 1 ? 'on the dates below' : days[0] === '' ? '' : `on ${days[0]}`;
  return `${who} once it has arrived${when === '' ? '' : `, ${when} at the earliest`}`;
};

/**
 * The sentence that an order opens with: what is still to do, which amount leaves which account, and when it can be had.
 * Whether a settlement has arrived is not delivered, so it is not claimed; nor is it that nothing is instructed while an
 * instruction is `underWay`.
 */
export const orderNextWords = (order: OrderDetail, underWay = false): string => {
  if (!awaitsInstruction(order))
    return `Settle ${settlementOf(order)}, unless you already have: ${receiptOf(order)}.`;
  const booked = `This deal is booked: ${showAmount(order.sell)} for your ${showAmount(order.buy)}.`;
  return underWay
    ? `${booked} It is not known yet whether its payment is instructed.`
    : `${booked} Nothing is paid until you instruct its payment.`;
};
