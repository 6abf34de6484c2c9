import { isCurrency } from '../geography/currency.ts';
import { toDecimal } from './decimal.ts';
import { formatMoney } from './formatMoney.ts';
import type { Money } from './makeMoney.ts';
import { fromWireNumber } from './wireNumber.ts';

/** An amount of a record, as delivered: it is shown, never computed with, and may be in any currency. */
export type DisplayOnlyAmount = {
  readonly currency: string;
  readonly amount: number;
};

/** The exact amount, or null for a currency this product does not know. */
export const readDisplayOnlyAmount = ({ currency, amount }: DisplayOnlyAmount): Money | null =>
  isCurrency(currency) ? fromWireNumber(amount, currency) : null;

/** `€10,000.00`; for an unknown currency its code stands in place of the symbol. */
export const formatDisplayOnlyAmount = (shown: DisplayOnlyAmount): string => {
  const exact = readDisplayOnlyAmount(shown);
  return exact === null
    ? `${shown.currency} ${shown.amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
    : formatMoney(exact);
};

/** `10000.00`, for what reads numbers: with the digits of the currency where it is known. */
export const formatDisplayOnlyDecimal = (shown: DisplayOnlyAmount): string => {
  const exact = readDisplayOnlyAmount(shown);
  return exact === null ? String(shown.amount) : toDecimal(exact);
};
