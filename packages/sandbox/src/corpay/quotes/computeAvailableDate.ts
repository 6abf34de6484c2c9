import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { addBusinessDays, type Day } from '../../calendar/businessDay.ts';

/** When the beneficiary can have the money: iACH takes a day more than a wire, and Taiwan dollars two. */
export const computeAvailableDate = (value: Day, payment: Currency, method: string): Day =>
  addBusinessDays(value, (method === 'E' ? 1 : 0) + (payment === 'TWD' ? 2 : 0), ['USD', payment]);
