import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { rateAfterSpread } from '../../market/rateAfterSpread.ts';

/** What the partner keeps of every exchange, in hundredths of a per cent. */
const basisPoints = 55n;

/** What the customer gets at a moment (epoch ms): units that beneficiaries receive for one that is paid (S-88). */
export const customerRate = (buy: Currency, sell: Currency, at: number): string =>
  rateAfterSpread(buy, sell, { at, basisPoints });
