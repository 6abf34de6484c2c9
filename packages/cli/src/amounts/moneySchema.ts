import * as z from 'zod';
import { isCurrency, type Currency } from '@fx-gateway/domain/geography/currency.ts';
import { readDecimal } from '@fx-gateway/domain/money/decimal.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';

export const currencySchema = z.custom<Currency>(isCurrency, 'is no currency of this product');

/** The amount that a decimal string means in a currency; anything else is an issue of the form. */
export const readAmount = (text: string, currency: Currency, context: z.RefinementCtx): Money => {
  const read = readDecimal(text, currency);
  if (read !== null) return read;
  context.addIssue(`${text} is no amount in ${currency}`);
  return z.NEVER;
};

/** An amount as `moneyData` writes it. */
export const moneySchema = z
  .strictObject({ amount: z.string(), currency: currencySchema })
  .transform(({ amount, currency }, context) => readAmount(amount, currency, context));
