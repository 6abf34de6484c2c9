import { isCurrency } from '../../geography/currency.ts';
import { readDecimal, toDecimal } from '../../money/decimal.ts';
import { findAmbiguousAmountReadings, readPastedAmount } from '../../money/readPastedAmount.ts';

/**
 * What a row says of its amount, as the cells of amount and currency: alike for a row that went and one that did not. What
 * cannot be read as one amount stands as it was given.
 */
export const writtenAmountCells = (written: string): readonly [amount: string, currency: string] => {
  const parts = /^(?<amount>.*\d.*?)\s(?<currency>[A-Z]{3})$/u.exec(written)?.groups;
  const amount = parts?.['amount'] ?? written;
  const code = parts?.['currency'] ?? '';
  const currency = isCurrency(code) ? code : null;
  // With a comma before its cents `1,500` is one and a half: which of both it was is not known any more.
  const isAmbiguous = findAmbiguousAmountReadings(amount, null).length > 0;
  const read = isAmbiguous ? null : readPastedAmount(amount, currency);
  const exact = read === null || code === '' ? null : readDecimal(read.text, currency ?? 'USD');
  return [exact === null ? amount : toDecimal(exact), code];
};
