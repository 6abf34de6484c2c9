import { isCurrency } from '../geography/currency.ts';
import { readDecimal, toDecimal } from '../money/decimal.ts';
import type { Money } from '../money/makeMoney.ts';

/** A member of a kept text that may hold anything. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null;

/** An amount as it is kept. */
export const writeStoredMoney = (amount: Money): JsonObject => ({
  currency: amount.currency,
  amount: toDecimal(amount),
});

export const readStoredMoney = (value: unknown): Money | null => {
  if (!isJsonObject(value)) return null;
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
export const readStoredMoneyCalls = <I>(
  kept: string | null,
  readIntent: (value: JsonObject) => I | null,
  unreadable: () => void = () => undefined,
): readonly I[] => {
  if (kept === null) return [];
  const values = listIn(kept);
  if (values === null) unreadable();
  return (values ?? []).flatMap((value) => {
    const intent = isJsonObject(value) ? readIntent(value) : null;
    if (intent === null) unreadable();
    return intent === null ? [] : [intent];
  });
};
