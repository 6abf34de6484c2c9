import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { computeRateAfterSpread } from '../../market/computeRateAfterSpread.ts';

/** What the partner keeps of every exchange, in hundredths of a per cent. */
const basisPoints = 55n;

/** What the customer gets at a moment (epoch ms): units that beneficiaries receive for one that is paid (S-88). */
export const computeCustomerRate = (buy: Currency, sell: Currency, at: number): string =>
  computeRateAfterSpread(buy, sell, { at, basisPoints });
