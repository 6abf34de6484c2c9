import { readShownAmount, sameMoney, type Money } from '../../money/index.ts';
import type { CorpayOrders } from '../api/corpayPorts.ts';
import { isEnteredLately } from '../../quoting/index.ts';
import type { OrderSummary } from '../api/order.ts';

/** What is about to be booked. */
export type WantedPayment = { readonly payee: string; readonly payment: Money };

/** The deals of the last seven days that may be the one which is about to be booked. */
export type SameBooked = {
  /** For the same beneficiary. */
  readonly same: readonly OrderSummary[];
  /** Booked, and not known for whom: they have no payment yet. */
  readonly uninstructed: readonly OrderSummary[];
  /** False where some could not be looked at. */
  readonly complete: boolean;
};

export const notCheckable: SameBooked = { same: [], uninstructed: [], complete: false };

/** Of more orders of one amount the details are not read: a live quote does not wait for them. */
const mostRead = 20;

const normalName = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The orders of the last seven days that pay this very amount. One without a readable day may be of these days. */
const candidatesOf = (
  orders: readonly OrderSummary[],
  payment: Money,
  now: number,
): readonly OrderSummary[] =>
  orders.filter(({ sell, entryDate }) => {
    const amount = readShownAmount(sell);
    return amount !== null && sameMoney(amount, payment) && isEnteredLately(entryDate, now);
  });

/**
 * Looks for what is about to be booked among the orders of the last seven days. The list names no beneficiaries, so at
 * most 20 orders of the same amount are read; `payees` are the beneficiaries of orders that this device has booked.
 */
export const sameBooked = async (
  orders: Pick<CorpayOrders, 'show'>,
  list: readonly OrderSummary[],
  { payee, payment }: WantedPayment,
  { now, payees }: { readonly now: number; readonly payees: ReadonlyMap<string, string> },
): Promise<SameBooked> => {
  const candidates = candidatesOf(list, payment, now);
  const looked = await Promise.all(
    candidates.slice(0, mostRead).map(async (order) => {
      const known = payees.get(order.ordNum);
      if (known !== undefined) return { order, names: [known] };
      const detail = await orders.show(order.ordNum);
      return { order, names: detail.ok ? detail.value.payments.map(({ payeeName }) => payeeName) : null };
    }),
  );
  const wanted = normalName(payee);
  return {
    same: looked.flatMap(({ order, names }) =>
      names?.some((name) => normalName(name) === wanted) === true ? [order] : [],
    ),
    uninstructed: looked.flatMap(({ order, names }) => (names?.length === 0 ? [order] : [])),
    complete: candidates.length <= mostRead && looked.every(({ names }) => names !== null),
  };
};
