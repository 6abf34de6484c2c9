import { minorPerMajor } from '../../money/makeMoney.ts';
import type { RunPartnerRules } from '../runPartnerRules.ts';
import type { RunGroup, RunPayment, RunSplitReason } from '../runPayment.ts';

type Limits = Pick<RunPartnerRules, 'largestDeal' | 'mostPayments' | 'isPayeeOnceInDeal'>;

/** A deal while payments are put into it. */
type OpenDeal = { readonly payments: RunPayment[]; minor: bigint };

/** Deals with the same currencies and account as their first payment, and why one was not enough. */
type OpenDeals = {
  readonly first: RunPayment;
  readonly deals: OpenDeal[];
  readonly reasons: Set<RunSplitReason>;
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
const place = ({ deals, reasons, firstWithout }: OpenDeals, payment: RunPayment, limits: Limits): void => {
  const free = limits.isPayeeOnceInDeal ? (firstWithout.get(payment.payee.id) ?? 0) : 0;
  const at = deals.findIndex((deal, index) => {
    const why = index < free ? 'payee' : whyFull(deal, payment, limits);
    if (why !== null) reasons.add(why);
    return why === null;
  });
  const to = at === -1 ? deals.length : at;
  const deal = deals[to] ?? { payments: [], minor: 0n };
  deals[to] = deal;
  deal.payments.push(payment);
  deal.minor += payment.amount.minor;
  firstWithout.set(payment.payee.id, to + 1);
};

const toGroups = ({ first, deals, reasons }: OpenDeals): readonly RunGroup[] =>
  deals.map(({ payments, minor }, index) => ({
    settlementCurrency: first.settlementCurrency,
    settlementAccount: first.settlementAccount,
    paymentCurrency: first.amount.currency,
    total: { currency: first.amount.currency, minor },
    payments,
    part: index + 1,
    parts: deals.length,
    splitBecause: [...reasons],
  }));

/**
 * The deals of a run: one for each settlement currency, account to settle from and currency of the payees, locked on what
 * they receive. What is above the partner's limits, or would name a payee twice where a deal may not, is split and says
 * why (RUN-3). No payment is lost, changed or divided.
 */
export const groupRunPayments = (payments: readonly RunPayment[], limits: Limits): readonly RunGroup[] => {
  const groups = new Map<string, OpenDeals>();
  for (const payment of payments) {
    const { settlementCurrency, settlementAccount, amount } = payment;
    const key = JSON.stringify([settlementCurrency, settlementAccount, amount.currency]);
    const open = groups.get(key) ?? {
      first: payment,
      deals: [],
      reasons: new Set(),
      firstWithout: new Map(),
    };
    groups.set(key, open);
    place(open, payment, limits);
  }
  return [...groups.values()].flatMap(toGroups);
};
