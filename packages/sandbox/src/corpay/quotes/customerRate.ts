import type { Currency } from '@fx-gateway/domain/geography';
import { decimalRate } from '../../market/decimalRate.ts';
import { midRate } from '../../market/midRate.ts';

/** What the partner keeps of every exchange, in hundredths of a per cent. */
const spreadBasisPoints = 40n;

/**
 * What the customer gets at a moment (epoch ms): units of the payment currency for one unit of the settlement
 * currency (S-105), which is the middle of the market less the spread, as a decimal text.
 */
export const customerRate = (settlement: Currency, payment: Currency, at: number): string => {
  const { numerator, denominator } = midRate(settlement, payment, at);
  return decimalRate({
    numerator: numerator * (10_000n - spreadBasisPoints),
    denominator: denominator * 10_000n,
  });
};
