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

const listIn = (kept: string): readonly unknown[] | null => {
  try {
    const values: unknown = JSON.parse(kept);
    return Array.isArray(values) ? values : null;
  } catch {
    return null;
  }
};

/**
 * Reads a kept list of intents; an empty store gives none. What cannot be understood is left out, once `unreadable` has
 * heard of it, which may throw.
 */
export const readKeptList = <I>(
  kept: string | null,
  readIntent: (value: Kept) => I | null,
  unreadable: () => void = () => undefined,
): readonly I[] => {
  if (kept === null) return [];
  const values = listIn(kept);
  if (values === null) unreadable();
  return (values ?? []).flatMap((value) => {
    const intent = isKept(value) ? readIntent(value) : null;
    if (intent === null) unreadable();
    return intent === null ? [] : [intent];
  });
};
