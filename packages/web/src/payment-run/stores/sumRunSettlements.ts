import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { sumMoney, zeroMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import {
  bookingOfRunDeal,
  settledBy,
  type RunDeal,
  type RunQuote,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';

/** What is settled in one currency, and how many of its deals have neither a booking nor a quote yet. */
export type RunSettlementSum = { readonly total: Money; readonly unquoted: number };

/** What is settled for each currency: what was booked, and the displayed quotes of what waits. */
export const sumRunSettlements = (
  deals: readonly RunDeal[],
  quoteOf: (dealId: string) => RunQuote | undefined,
): readonly RunSettlementSum[] => {
  const sums = new Map<Currency, RunSettlementSum>();
  for (const deal of deals) {
    if (deal.state.kind === 'left-out') continue;
    const currency = deal.settlementCurrency;
    const { total, unquoted } = sums.get(currency) ?? { total: zeroMoney(currency), unquoted: 0 };
    const paid = bookingOfRunDeal(deal) ?? quoteOf(deal.id);
    const settled = paid === undefined ? null : settledBy(paid);
    sums.set(currency, {
      total: settled?.currency === currency ? sumMoney(total, [settled]) : total,
      unquoted: settled === null ? unquoted + 1 : unquoted,
    });
  }
  return [...sums.values()];
};
