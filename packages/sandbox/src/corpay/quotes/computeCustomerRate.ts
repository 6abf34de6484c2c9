import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { computeRateAfterSpread } from '../../market/computeRateAfterSpread.ts';

/** What the partner keeps of every exchange, in hundredths of a per cent. */
const basisPoints = 40n;

/** What the customer gets at a moment (epoch ms): units of the payment currency for one of the settlement's (S-105). */
export const computeCustomerRate = (settlement: Currency, payment: Currency, at: number): string =>
  computeRateAfterSpread(settlement, payment, { at, basisPoints });
