import type { Currency } from '../geography/currency.ts';

/** Says why the customer sends another currency than they chose: no currency is exchanged for itself. */
export const switchedCurrencySentence = (sent: Currency, wanted: Currency): string =>
  `You send ${sent}, since they are paid in ${wanted}.`;
