import { minorPerMajor } from '../../money/makeMoney.ts';
import type { RunPartnerRules } from '../runPartnerRules.ts';
import type { RunGroup, RunPayment, RunSplitReason } from '../runPayment.ts';

type Limits = Pick<RunPartnerRules, 'largestDeal' | 'mostPayments' | 'isPayeeOnceInDeal'>;

/** A deal while payments are put into it. */
type OpenDeal = { readonly payments: RunPayment[]; minor: bigint };

/** Deals with the same currencies and account, and why one was not enough. */
type OpenDeals = {
  readonly deals: OpenDeal[];
  readonly reasons: Set<RunSplitReason>;
  /** How many of the first deals can take nobody any more. */
  full: number;
  /** The first deal in which a payee does not stand yet. */
  readonly firstWithout: Map<string, number>;
};

/** Why a deal cannot take a payment of this amount as well; null where it can. */
const whyFull = (
  { payments, minor }: OpenDeal,
  { amount }: RunPayment,
  { largestDeal, mostPayments }: Limits,
): RunSplitReason | null => {
  if (payments.length >= mostPayments) return 'count';
  const largest = largestDeal === null ? null : largestDeal * minorPerMajor(amount.currency);
  return largest !== null && minor + amount.minor > largest ? 'amount' : null;
};

/** Puts a payment into the first deal that can take it, or into a new one. */
const place = (open: OpenDeals, payment: RunPayment, limits: Limits): void => {
  const { deals, reasons, firstWithout } = open;
  const id = payment.payee.id;
  const free = limits.isPayeeOnceInDeal ? (firstWithout.get(id) ?? 0) : 0;
  if (free > 0) reasons.add('payee');
  let at = Math.max(open.full, free);
  for (; at < deals.length; at += 1) {
    const deal = deals[at];
    const why = deal === undefined ? null : whyFull(deal, payment, limits);
    if (why === null) break;
    reasons.add(why);
    if (why === 'count' && at === open.full) open.full += 1;
  }
  const deal = deals[at] ?? { payments: [], minor: 0n };
  deals[at] = deal;
  deal.payments.push(payment);
  deal.minor += payment.amount.minor;
  firstWithout.set(id, at + 1);
};

const toGroups = ({ deals, reasons }: OpenDeals): readonly RunGroup[] =>
  deals.flatMap(({ payments, minor }, index) => {
    const [first] = payments;
    if (first === undefined) return [];
    const { settlementCurrency, settlementAccount, amount } = first;
    return [
      {
        settlementCurrency,
        settlementAccount,
        paymentCurrency: amount.currency,
        total: { currency: amount.currency, minor },
        payments,
        part: index + 1,
        parts: deals.length,
        splitBecause: deals.length === 1 ? [] : [...reasons],
      },
    ];
  });

/**
 * The deals of a run: one for each settlement currency, account to settle from and currency of the payees, locked on what
 * they receive. What is above the partner's limits, or would name a payee twice where a deal may not, is split and says
 * why. No payment is lost, changed or divided.
 */
export const groupRunPayments = (payments: readonly RunPayment[], limits: Limits): readonly RunGroup[] => {
  const groups = new Map<string, OpenDeals>();
  for (const payment of payments) {
    const { settlementCurrency, settlementAccount, amount } = payment;
    const key = JSON.stringify([settlementCurrency, settlementAccount, amount.currency]);
    const open = groups.get(key) ?? { deals: [], reasons: new Set(), full: 0, firstWithout: new Map() };
    groups.set(key, open);
    place(open, payment, limits);
  }
  return [...groups.values()].flatMap(toGroups);
};
