import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { sumMoney, zeroMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import {
  bookingOfRunDeal,
  type RunDeal,
  type RunQuote,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';

/** What is settled in one currency. */
export type RunSettlementSum = {
  /** The fees of these quotes are in it, also of deals that are settled in another currency. */
  readonly total: Money;
  readonly hasFees: boolean;
  /** How many of its deals have neither a booking nor a quote yet. */
  readonly unquoted: number;
};

/** What is settled for each currency: what was booked, and the displayed quotes of what waits. */
export const sumRunSettlements = (
  deals: readonly RunDeal[],
  quoteOf: (deal: RunDeal) => RunQuote | undefined,
): readonly RunSettlementSum[] => {
  const sums = new Map<Currency, RunSettlementSum>();
  const sumOf = (currency: Currency): RunSettlementSum =>
    sums.get(currency) ?? { total: zeroMoney(currency), hasFees: false, unquoted: 0 };
  const add = (amount: Money, isFee: boolean): void => {
    const { total, hasFees, unquoted } = sumOf(amount.currency);
    const hasFee = isFee && amount.minor > 0n;
    sums.set(amount.currency, { total: sumMoney(total, [amount]), hasFees: hasFees || hasFee, unquoted });
  };
  for (const deal of deals) {
    // What is booked is owed, also where nobody is paid by it.
    const booked = bookingOfRunDeal(deal);
    if (deal.state.kind === 'left-out' && booked === null) continue;
    const paid = booked ?? quoteOf(deal);
    if (paid === undefined) {
      const sum = sumOf(deal.settlementCurrency);
      sums.set(deal.settlementCurrency, { ...sum, unquoted: sum.unquoted + 1 });
      continue;
    }
    add(paid.pays, false);
    if (paid.fee !== null) add(paid.fee, true);
  }
  return [...sums.values()];
};
