import type { Currency } from '../geography/currency.ts';
import type { Money } from '../money/makeMoney.ts';
import type { RunPayee } from './runPayee.ts';

/** What a row without a problem asks for. */
export type RunPayment = {
  readonly row: number;
  readonly payee: RunPayee;
  /** What the payee receives, in the payee's currency. */
  readonly amount: Money;
  readonly settlementCurrency: Currency;
  /** The id of the account that is settled from; null where the partner has no such choice. */
  readonly settlementAccount: string | null;
  /** How the payee is paid; null where the partner has no such choice. */
  readonly method: string | null;
  /** The id of the purpose; null where none is sent. */
  readonly purpose: string | null;
  /** Empty where there is none. A partner that takes none with a payment is sent none. */
  readonly reference: string;
  /** What the user calls the row by; empty where they do not. */
  readonly ownId: string;
  /** What the sheet had said of payee, amount or currency; absent where nothing of these was changed. */
  readonly asPasted?: string;
};

/** Why payments that could be one deal are several. */
export type RunSplitReason = 'amount' | 'count' | 'payee';

/** One deal of a run, locked on what the payees receive. */
export type RunGroup = {
  readonly settlementCurrency: Currency;
  readonly settlementAccount: string | null;
  readonly paymentCurrency: Currency;
  /** What all of its payments come to, exactly. */
  readonly total: Money;
  /** In the order of their rows. */
  readonly payments: readonly RunPayment[];
  /** Which of how many deals with these currencies and this account it is, from 1 on. */
  readonly part: number;
  readonly parts: number;
  /** Why there are several; empty for the only one. */
  readonly splitBecause: readonly RunSplitReason[];
};
