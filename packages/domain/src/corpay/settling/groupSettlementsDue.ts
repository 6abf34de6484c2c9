import { utcDayOf } from '../../calendar/businessDays.ts';
import { toDecimal } from '../../money/decimal.ts';
import { makeMoney, type Money } from '../../money/makeMoney.ts';
import {
  readDisplayOnlyAmount,
  formatDisplayOnlyDecimal,
  type DisplayOnlyAmount,
} from '../../money/displayOnlyAmount.ts';
import { formatFirstNameAndOthers } from '../../words/formatPayees.ts';
import type { OrderDetail, OrderSettlement, OrderSummary } from '../api/order.ts';
import type { OrderWithDetail } from '../orders/orderWithDetail.ts';
import { firstSettlingDay, readValidLeadingDay } from './settlingDays.ts';

/** What one order takes from one account. */
export type DueSettlement = {
  /** Names it, with its amount: what became another amount has another name. */
  readonly id: string;
  readonly orderNumber: string;
  /** It is listed for five business days from this day on: of its first payment, of its entry or of its instruction, whichever is the latest. */
  readonly countsFrom: string;
  /** Who is paid: `Thalassa Olive Cooperative and 2 others`. */
  readonly payees: string;
  readonly amount: Money | DisplayOnlyAmount;
  /** The amount for the clipboard. */
  readonly copied: string;
  /** How much of the amount is a fee; null where none is. */
  readonly fee: Money | DisplayOnlyAmount | null;
  /** The partner's own words. */
  readonly account: string;
  /** The customer has marked it as paid. */
  readonly paid: boolean;
};

/** What is to be settled in one currency for one value date. */
export type SettlementsDueGroup = {
  readonly currency: string;
  /** The first day when a payment can be had; empty where the partner names none. */
  readonly valueDate: string;
  /** As they were entered. */
  readonly lines: readonly DueSettlement[];
  /** What is still to pay: all that is not marked as paid; null in a currency that is not computed with. */
  readonly rest: Money | null;
};

type Sum = Pick<DueSettlement, 'amount' | 'fee' | 'account'>;

const plus = (a: Money | null, b: Money | null): Money | null =>
  a === null || b === null ? (a ?? b) : makeMoney(a.minor + b.minor, a.currency);

/** One settlement as it was delivered; only in a currency that is known it is put together with others. */
const sumOf = ({ amount, isFee, accountDetails: account }: OrderSettlement): Sum => {
  const of = readDisplayOnlyAmount(amount) ?? amount;
  return { amount: of, fee: isFee ? of : null, account };
};

const isExact = (amount: Money | DisplayOnlyAmount | null): amount is Money =>
  amount !== null && 'minor' in amount;

const exactly = (amount: Money | DisplayOnlyAmount | null): Money | null => (isExact(amount) ? amount : null);

/** What an order takes, from each account and in each currency once. */
const sumsOf = ({ settlements }: OrderDetail): readonly Sum[] => {
  const sums: Sum[] = [];
  for (const each of settlements.map(sumOf)) {
    const place = sums.findIndex(
      ({ amount, account }) =>
        isExact(amount) && amount.currency === each.amount.currency && account === each.account,
    );
    const before = sums[place];
    if (before === undefined || !isExact(each.amount)) sums.push(each);
    else
      sums[place] = {
        account: each.account,
        amount: plus(exactly(before.amount), each.amount) ?? each.amount,
        fee: plus(exactly(before.fee), exactly(each.fee)),
      };
  }
  return sums;
};

/** The first day when one of its payments can be had. */
const valueDateOf = ({ payments }: OrderDetail): string =>
  payments
    .flatMap(({ availableDate }) => readValidLeadingDay(availableDate) ?? [])
    .toSorted()
    .at(0) ?? '';

const payeesOf = ({ payments }: OrderDetail): string =>
  formatFirstNameAndOthers(payments.map(({ payeeName }) => payeeName)) ?? '';

/**
 * The day from which on it is listed: of its first payment, of its entry, or of its instruction by this device, whichever is
 * the latest.
 */
export const findSettlementListingDay = (
  { entryDate }: Pick<OrderSummary, 'entryDate'>,
  detail: OrderDetail,
): string => {
  const instructed = detail.instruction === undefined ? '' : utcDayOf(detail.instruction.at);
  return [readValidLeadingDay(entryDate) ?? '', valueDateOf(detail), instructed].toSorted().at(-1) ?? '';
};

/** What an order takes, a line for each account and currency. */
export const settlementLinesOf = (
  detail: OrderDetail,
  marked: ReadonlySet<string>,
): readonly Omit<DueSettlement, 'countsFrom'>[] => {
  const orderNumber = detail.ordNum;
  return sumsOf(detail).map((sum, place) => {
    const { amount } = sum;
    const copied = isExact(amount) ? toDecimal(amount) : formatDisplayOnlyDecimal(amount);
    const id = `${orderNumber}/${place}/${amount.currency}/${copied}`;
    const payees = payeesOf(detail);
    return { ...sum, id, orderNumber, payees, copied, paid: marked.has(id) };
  });
};

const byDay = (a: SettlementsDueGroup, b: SettlementsDueGroup): number => {
  if (a.valueDate === b.valueDate) return a.currency < b.currency ? -1 : 1;
  if (a.valueDate === '' || b.valueDate === '') return a.valueDate === '' ? 1 : -1;
  return a.valueDate < b.valueDate ? -1 : 1;
};

/**
 * What the deals of these days take from the customer's accounts, by value date and currency, as far as their details are
 * known: those entered in the last five business days, and those whose first payment can be had at most five business days
 * ago or later, which says about when they were instructed. The orders come newest first. Whether money has arrived no
 * partner says: `marked` has what the customer says to have paid (SETTLE-1).
 */
export const groupSettlementsDue = (
  orders: readonly OrderWithDetail[],
  { now, marked }: { readonly now: number; readonly marked: ReadonlySet<string> },
): readonly SettlementsDueGroup[] => {
  const groups = new Map<string, { currency: string; valueDate: string; lines: DueSettlement[] }>();
  for (const { order, detail } of orders.toReversed()) {
    if (detail === null) continue;
    const countsFrom = findSettlementListingDay(order, detail);
    if (countsFrom < firstSettlingDay(now)) continue;
    const valueDate = valueDateOf(detail);
    for (const line of settlementLinesOf(detail, marked)) {
      const { currency } = line.amount;
      const key = `${valueDate}/${currency}`;
      const group = groups.get(key) ?? { currency, valueDate, lines: [] };
      group.lines.push({ ...line, countsFrom });
      groups.set(key, group);
    }
  }
  return [...groups.values()]
    .map((group) => {
      const unpaid = group.lines.filter(({ paid }) => !paid).map(({ amount }) => exactly(amount));
      const [first] = group.lines.map(({ amount }) => exactly(amount));
      const none = first === null || first === undefined ? null : makeMoney(0n, first.currency);
      return { ...group, rest: unpaid.reduce(plus, none) };
    })
    .toSorted(byDay);
};
