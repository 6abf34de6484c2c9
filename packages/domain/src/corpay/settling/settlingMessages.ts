import { formatDate } from '../../geography/formatDate.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import type { Money } from '../../money/makeMoney.ts';
import { formatDisplayOnlyAmount, type DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { SettlementsDueGroup, DueSettlement } from './groupSettlementsDue.ts';

export const settlingMessages = {
  title: 'To settle',
  /** What no partner reports is not claimed (SETTLE-1). */
  note: "Corpay's email says which account you pay to, and until when. Each day above is the first on which your beneficiary can have the money, once yours has arrived. Corpay does not report whether your money has arrived: what you mark as paid is remembered on this device only.",
  paid: 'I have paid this',
  /** Of what is old enough to be settled. */
  over: 'You were to settle',
  here: 'Remembered on this device only.',
  notRead: 'What you have marked on this device cannot be read now.',
  notKept: 'This device could not remember what you marked. It counts until you leave this page.',
  allPaid: 'Marked as paid',
  stillToPay: 'still to pay',
} as const;

/** `USD for payment on Nov 27, 2026`: the first day when a payment can be had. */
export const formatDueGroupTitle = ({ currency, valueDate }: SettlementsDueGroup): string =>
  valueDate === '' ? `${currency}, without a date` : `${currency} for payment on ${formatDate(valueDate)}`;

const textOf = (amount: Money | DisplayOnlyAmount): string =>
  'minor' in amount ? formatMoney(amount) : formatDisplayOnlyAmount(amount);

/** What a line is for: `for Imogen Hartwell, with a fee of $25.00`. */
export const formatDueFor = ({
  payees,
  amount,
  fee,
}: Pick<DueSettlement, 'payees' | 'amount' | 'fee'>): string => {
  if (fee === null) return `for ${payees}`;
  return textOf(fee) === textOf(amount)
    ? `the fee for paying ${payees}`
    : `for ${payees}, with a fee of ${textOf(fee)}`;
};

/** Where an amount comes from: `from USD Wire ...8987, with the fee of $15.00`, or `the fee, from USD Wire ...8987`. */
export const formatSettledFrom = ({
  account,
  amount,
  fee,
}: Pick<DueSettlement, 'account' | 'amount' | 'fee'>): string => {
  const from = account === '' ? '' : `from ${account}`;
  if (fee === null) return from;
  return textOf(fee) === textOf(amount)
    ? ['the fee', from].filter(Boolean).join(', ')
    : [from, `with the fee of ${textOf(fee)}`].filter(Boolean).join(', ');
};

/** Said of deals that could not be read. */
export const unreadDealsMessage = (count: number): string =>
  count === 1
    ? 'One deal could not be read, so what it may take is not listed.'
    : `${count} deals could not be read, so what they may take is not listed.`;

/** Said of older deals that were not looked at. */
export const uncheckedDealsMessage = (count: number): string =>
  `Only the newest 20 deals are looked at. ${count} more of the last five business days may be still to settle.`;
