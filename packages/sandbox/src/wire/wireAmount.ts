import type { Currency } from '@fx-gateway/domain/geography';
import { readDecimal, type Money } from '@fx-gateway/domain/money';

/** Reads a JSON number strictly: null when it has more digits than its currency. */
export const wireAmount = (amount: number, currency: Currency): Money | null =>
  readDecimal(String(amount), currency);
