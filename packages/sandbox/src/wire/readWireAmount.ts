import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { readDecimal } from '@fx-gateway/domain/money/decimal.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';

/** Reads a JSON number strictly: null when it has more digits than its currency. */
export const readWireAmount = (amount: number, currency: Currency): Money | null =>
  readDecimal(String(amount), currency);
