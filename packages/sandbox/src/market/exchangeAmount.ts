import { minorPerMajor, makeMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { divideHalfUp } from './divideHalfUp.ts';
import type { Ratio } from './computeMidRate.ts';

/** What an amount is worth in another currency, by units of that one for one of its own; rounded half up. */
export const exchangeAmount = (amount: Money, to: Currency, { numerator, denominator }: Ratio): Money =>
  makeMoney(
    divideHalfUp(amount.minor * numerator * minorPerMajor(to), denominator * minorPerMajor(amount.currency)),
    to,
  );

/** The same rate, read the other way round. */
export const invertRate = ({ numerator, denominator }: Ratio): Ratio => ({
  numerator: denominator,
  denominator: numerator,
});
