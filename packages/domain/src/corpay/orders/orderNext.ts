import { formatDate } from '../../geography/formatDate.ts';
import { showAmount } from '../../money/shownAmount.ts';
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

const halfDay = 12 * 3_600_000;

/** Whether a day is over everywhere on earth; a text that begins with no day is never over. */
const isOver = (day: string, now: number): boolean =>
  /^\d{4}-\d{2}-\d{2}/.test(day) && day < new Date(now - halfDay).toISOString().slice(0, 10);

/** When it can be had: at the earliest, for a day that is still to come. */
const whenOf = ({ payments }: OrderDetail, now: number): string => {
  const days = [...new Set(payments.map(({ availableDate }) => availableDate).filter((day) => day !== ''))];
  const [shown, ...others] = new Set(days.map(formatDate));
  if (shown === undefined) return '';
  const past = days.filter((day) => isOver(day, now)).length;
  if (past === 0)
    return others.length > 0 ? ', on the dates below at the earliest' : `, on ${shown} at the earliest`;
  if (past < days.length) return ', on the dates below, of which some have passed';
  return others.length > 0 ? '; the dates below have passed' : `; its date, ${shown}, has passed`;
};

/** Who receives what, and when. */
const receiptOf = (order: OrderDetail, now: number): string => {
  const { payments, sell } = order;
  const [first] = payments;
  const who =
    payments.length === 1 && first !== undefined
      ? `${first.payeeName} receives ${showAmount(first.amount)}`
      : `${payments.length} beneficiaries receive ${showAmount(sell)} in all`;
  return `${who} once it has arrived${whenOf(order, now)}`;
};

/**
 * The sentence that an order opens with: what is still to do, which amount leaves which account, and when it can be had.
 * Whether a settlement has arrived is not delivered, so it is not claimed; nor is it that nothing is instructed while an
 * instruction is `underWay`.
 */
export const orderNextMessages = (
  order: OrderDetail,
  { now, underWay = false }: { readonly now: number; readonly underWay?: boolean },
): string => {
  if (!awaitsInstruction(order))
    return `Settle ${settlementOf(order)}, unless you already have: ${receiptOf(order, now)}.`;
  const booked = `This deal is booked: ${showAmount(order.sell)} for your ${showAmount(order.buy)}.`;
  return underWay
    ? `${booked} It is not known yet whether its payment is instructed.`
    : `${booked} Nothing is paid until you instruct its payment.`;
};
