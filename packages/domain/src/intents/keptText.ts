import { isCurrency } from '../geography/currency.ts';
import { readDecimal, toDecimal } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';

/** A member of a kept text that may hold anything. */
export type Kept = Readonly<Record<string, unknown>>;

export const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null;

/** An amount as it is kept. */
export const keptMoney = (amount: Money): Kept => ({ currency: amount.currency, amount: toDecimal(amount) });

export const readKeptMoney = (value: unknown): Money | null => {
  if (!isKept(value)) return null;
  const { currency, amount } = value;
  return isCurrency(currency) && typeof amount === 'string' ? readDecimal(amount, currency) : null;
};

/** Reads a kept list of intents; what cannot be understood is left out, an empty store gives none. */
export const readKeptList = <I>(kept: string | null, readIntent: (value: Kept) => I | null): readonly I[] => {
  if (kept === null) return [];
  try {
    const values: unknown = JSON.parse(kept);
    if (!Array.isArray(values)) return [];
    return values
      .filter(isKept)
      .map(readIntent)
      .filter((intent) => intent !== null);
  } catch {
    return [];
  }
};
