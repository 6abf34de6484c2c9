import * as z from 'zod';
import { isCurrency, type Currency } from '@fx-gateway/domain/geography';
import { readDecimal, type Money } from '@fx-gateway/domain/money';

export const keptCurrency = z.custom<Currency>(isCurrency);

/** An amount as `moneyData` writes it. */
export const keptMoney = z
  .object({ amount: z.string(), currency: keptCurrency })
  .transform((kept, context): Money => {
    const read = readDecimal(kept.amount, kept.currency);
    if (read !== null) return read;
    context.addIssue('no amount');
    return z.NEVER;
  });
