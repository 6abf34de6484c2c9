import type { Currency } from '../../geography/currency.ts';
import type { Money } from '../../money/makeMoney.ts';

/** The side whose amount stays as typed: what the customer settles, or what the beneficiary is paid. */
export type LockSide = 'Settlement' | 'Payment';

/** What is asked of the partner (CP-QUOTE-13): `amount` belongs to the locked side and is in its currency. */
export type QuoteRequest = {
  readonly settlementCurrency: Currency;
  readonly paymentCurrency: Currency;
  readonly lockSide: LockSide;
  readonly amount: Money;
};

/** The partner's offer (CP-QUOTE-14). Its amounts are the partner's, never recomputed here (S-105). */
export type Quote = {
  readonly quoteId: string;
  /** Payment units per one settlement unit (S-105). */
  readonly rate: number;
  readonly settlement: Money;
  readonly payment: Money;
  /** Seconds that were left when the partner answered; null when it did not say. */
  readonly expiryRemaining: number | null;
};

/** The amount of the locked side, as the partner answered it. */
export const lockedQuoteAmount = (quote: Quote, side: LockSide): Money =>
  side === 'Payment' ? quote.payment : quote.settlement;

/** Whether the side that is not locked is above zero (CP-BOOK-3): a quote that costs or pays nothing is no offer. */
export const isUnlockedAmountPositive = (quote: Quote, lockSide: LockSide): boolean =>
  (lockSide === 'Payment' ? quote.settlement : quote.payment).minor > 0n;

/** Whether `next` costs the customer more, or brings the beneficiary less, than `before` did. */
export const isWorseQuote = (before: Quote, next: Quote, lockSide: LockSide): boolean =>
  lockSide === 'Payment'
    ? next.settlement.minor > before.settlement.minor
    : next.payment.minor < before.payment.minor;
