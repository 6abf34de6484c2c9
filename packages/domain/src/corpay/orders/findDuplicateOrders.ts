import { isSameMoney, type Money } from '../../money/makeMoney.ts';
import { readDisplayOnlyAmount, type DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { CorpayOrders } from '../api/corpayPorts.ts';
import { isEnteredInLastSevenDays } from '../../quoting/duplicateDealSentences.ts';
import type { OrderSummary } from '../api/order.ts';
import type { LockSide, Quote } from '../api/quote.ts';
import type { DealAwaitingInstructionEntry } from '../intents/intent.ts';

/** What is about to be booked. */
export type PaymentToBook = Pick<Quote, 'settlement' | 'payment'> & {
  readonly payee: string;
  readonly lockSide: LockSide;
};

/** What of it stays when the quote is renewed. */
export const pickLockedTerms = ({ payee, lockSide, settlement, payment }: PaymentToBook): unknown => ({
  payee,
  lockSide,
  locked: lockSide === 'Payment' ? payment : settlement,
  currencies: [settlement.currency, payment.currency],
});

/** An order, and which of its amounts is that of the deal. */
export type PossibleDuplicateOrder = { readonly order: OrderSummary; readonly equal: LockSide };

/** The deals of the last seven days that may be the one which is about to be booked. */
export type DuplicateOrderSearchResult = {
  /** For the same beneficiary. */
  readonly same: readonly PossibleDuplicateOrder[];
  /** Booked, and not known for whom: they have no payment yet. */
  readonly uninstructed: readonly PossibleDuplicateOrder[];
  /** False where some could not be looked at. */
  readonly complete: boolean;
};

export const uncheckedDuplicateOrders: DuplicateOrderSearchResult = {
  same: [],
  uninstructed: [],
  complete: false,
};

/** Of more orders of one amount the details are not read: a live quote does not wait for them. */
const mostRead = 20;

/** A rate of the last seven days that differs from that of now by more than a tenth is not reckoned with. */
const isNear = (sell: Money, { minor }: Money): boolean =>
  sell.minor * 10n >= minor * 9n && sell.minor * 10n <= minor * 11n;

const isAmount = (shown: DisplayOnlyAmount, amount: Money): boolean => {
  const exact = readDisplayOnlyAmount(shown);
  return exact !== null && isSameMoney(exact, amount);
};

const normalName = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether this very amount is what its beneficiaries are instructed to receive, where the list names that. */
const isInstructedWith = ({ instructed }: OrderSummary, payment: Money): boolean => {
  const amount = instructed === undefined ? null : readDisplayOnlyAmount(instructed);
  return amount !== null && isSameMoney(amount, payment);
};

/** Whether an order pays this beneficiary among others, or several times, as far as the list names who is paid. */
const mayPayAmongOthers = ({ beneCount, payees }: OrderSummary, payee: string): boolean =>
  beneCount > 1 || payees?.some((name) => normalName(name) === normalName(payee)) === true;

/**
 * The orders of the last seven days that pay this very amount, also as a part of what was booked, and those that may have
 * been settled with it where that side is locked. One without a readable day may be of these days.
 */
const candidatesOf = (
  orders: readonly OrderSummary[],
  { payee, payment, lockSide }: PaymentToBook,
  now: number,
): readonly OrderSummary[] =>
  orders.filter((order) => {
    const amount = readDisplayOnlyAmount(order.sell);
    if (amount?.currency !== payment.currency || !isEnteredInLastSevenDays(order.entryDate, now))
      return false;
    if (isInstructedWith(order, payment)) return true;
    if (amount.minor > payment.minor && mayPayAmongOthers(order, payee)) return true;
    return lockSide === 'Payment' ? isSameMoney(amount, payment) : isNear(amount, payment);
  });

/** Which amount of an order is that of the deal; null where none is, or none is known to be. */
const equalSide = (order: OrderSummary, settlement: Money | null, wanted: PaymentToBook): LockSide | null => {
  const paid = readDisplayOnlyAmount(order.sell);
  if (paid !== null && isSameMoney(paid, wanted.payment)) return 'Payment';
  if (isInstructedWith(order, wanted.payment)) return 'Payment';
  return settlement !== null && isSameMoney(settlement, wanted.settlement) ? 'Settlement' : null;
};

/**
 * Looks for what is about to be booked among the orders of the last seven days: for the same beneficiary, with the same
 * amount on either side. The list names neither beneficiaries nor settlements, so at most 20 orders that may be equal
 * are read; `awaited` are those that this device has booked, which are known without that.
 */
export const findDuplicateOrders = async (
  orders: Pick<CorpayOrders, 'show'>,
  list: readonly OrderSummary[],
  wanted: PaymentToBook,
  {
    now,
    awaited,
  }: {
    readonly now: number;
    readonly awaited: readonly Pick<DealAwaitingInstructionEntry, 'orderNumber' | 'payee' | 'settlement'>[];
  },
): Promise<DuplicateOrderSearchResult> => {
  // An order of a run is looked into last: its sum says nothing of what each payee receives.
  const candidates = candidatesOf(list, wanted, now).toSorted(
    (one, other) => Number(one.beneCount > 1) - Number(other.beneCount > 1),
  );
  const looked = await Promise.all(
    candidates.slice(0, mostRead).map(async (order) => {
      const known = awaited.find(({ orderNumber }) => orderNumber === order.ordNum);
      if (known !== undefined)
        return { order, names: [known.payee], equal: equalSide(order, known.settlement, wanted) };
      const detail = await orders.show(order.ordNum);
      if (!detail.ok) return { order, names: null, equal: null };
      const { buy, payments } = detail.value;
      // Of a payment run only those of its payees are equal who receive this very amount.
      const equalOnes =
        payments.length > 1 ? payments.filter(({ amount }) => isAmount(amount, wanted.payment)) : [];
      if (equalOnes.length > 0)
        return { order, names: equalOnes.map(({ payeeName }) => payeeName), equal: 'Payment' as const };
      const names = payments.map(({ payeeName }) => payeeName);
      return { order, names, equal: equalSide(order, readDisplayOnlyAmount(buy), wanted) };
    }),
  );
  const payee = normalName(wanted.payee);
  const equalWhere = (isFor: (names: readonly string[]) => boolean): readonly PossibleDuplicateOrder[] =>
    looked.flatMap(({ order, names, equal }) =>
      equal !== null && names !== null && isFor(names) ? [{ order, equal }] : [],
    );
  return {
    same: equalWhere((names) => names.some((name) => normalName(name) === payee)),
    uninstructed: equalWhere((names) => names.length === 0),
    complete: candidates.length <= mostRead && looked.every(({ names }) => names !== null),
  };
};
