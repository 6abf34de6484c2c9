import { formatDate } from '../../geography/formatDate.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { readDisplayOnlyAmount, formatDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { awaitsInstruction, type OrderDetail } from '../api/order.ts';
import { countPaidBeneficiaries } from './countPaidBeneficiaries.ts';
import { findAvailableDays } from './findAvailableDays.ts';
import type { LocalInstructionState } from './buildOrderProgressSteps.ts';
import { sumOrderSettlements } from './sumOrderSettlements.ts';

/** What leaves one account in one currency, fee and all, is one amount to send. */
const fromOneAccount = (settlements: OrderDetail['settlements']): string | null => {
  const account = settlements[0]?.accountDetails ?? '';
  const fees = settlements.filter(({ isFee }) => isFee);
  const [total, ...others] = sumOrderSettlements({ settlements });
  const [fee] = sumOrderSettlements({ settlements: fees });
  const isOne = account !== '' && settlements.every(({ accountDetails }) => accountDetails === account);
  const isExact = settlements.every(({ amount }) => readDisplayOnlyAmount(amount) !== null);
  if (!isOne || !isExact || total === undefined || others.length > 0 || settlements.length === 1) return null;
  const within = fee === undefined ? '' : ` (with the fee of ${formatMoney(fee)})`;
  return `${formatMoney(total)}${within} from ${account}`;
};

/** Which amount leaves which account, as far as the partner names it. */
const settlementOf = ({ settlements, buy }: OrderDetail): string => {
  if (settlements.length === 0) return formatDisplayOnlyAmount(buy);
  const together = fromOneAccount(settlements);
  if (together !== null) return together;
  return settlements
    .map(({ amount, isFee, accountDetails }) => {
      const what = isFee ? `the fee of ${formatDisplayOnlyAmount(amount)}` : formatDisplayOnlyAmount(amount);
      return accountDetails === '' ? what : `${what} from ${accountDetails}`;
    })
    .join(' and ');
};

/** Who receives what: beneficiaries are counted each once, and their payments where these are more. */
const receiptOf = ({ payments, sell }: OrderDetail): string => {
  const [first] = payments;
  if (payments.length === 1 && first !== undefined)
    return `${first.payeeName} receives ${formatDisplayOnlyAmount(first.amount)}`;
  const beneficiaries = countPaidBeneficiaries(payments);
  const who =
    beneficiaries === 1 && first !== undefined
      ? `${first.payeeName} receives`
      : `${beneficiaries} beneficiaries receive`;
  const how = beneficiaries === payments.length ? 'in all' : `in ${payments.length} payments`;
  return `${who} ${formatDisplayOnlyAmount(sell)} ${how}`;
};

/** Who receives what, and that it takes the customer's money first. */
export const paymentReceiptMessage = (order: OrderDetail): string =>
  `${receiptOf(order)} once your money has arrived.`;

/** When it can be had: at the earliest, for a day that is still to come. */
const whenOf = (order: OrderDetail, now: number): readonly string[] => {
  const { days, past } = findAvailableDays(order, now);
  const [first, ...others] = new Set(days.map(formatDate));
  if (first === undefined) return [];
  if (past === 0)
    return [others.length > 0 ? 'The earliest days stand below.' : `The earliest day is ${first}.`];
  if (past < days.length) return ['Some of the days below have passed.'];
  return [others.length > 0 ? 'The days below have passed.' : `The expected day, ${first}, has passed.`];
};

/**
 * The sentences that an order opens with: what is still to do, which amount leaves which account, and when it can be
 * had. Whether a settlement has arrived is not delivered, so it is not claimed; nor is it that nothing is instructed
 * while an instruction is `underWay` (ORDER-2).
 */
export const orderNextMessages = (
  order: OrderDetail,
  {
    now,
    underWay = false,
    markedPaid = false,
  }: Omit<LocalInstructionState, 'refused' | 'instructedOn' | 'sentOn'>,
): readonly string[] => {
  if (!awaitsInstruction(order))
    return [
      markedPaid
        ? 'You have marked on this device that you paid this.'
        : `Settle ${settlementOf(order)}, if you have not yet.`,
      paymentReceiptMessage(order),
      ...whenOf(order, now),
    ];
  return [
    `This deal is booked: ${formatDisplayOnlyAmount(order.sell)} for your ${formatDisplayOnlyAmount(order.buy)}.`,
    underWay
      ? 'It is not known yet whether its payment is instructed.'
      : 'Nothing is paid until you instruct its payment.',
  ];
};
