import { currencySymbol } from '../geography/currency.ts';
import { minorPerMajor, type Money } from './makeMoney.ts';

/** Thousands apart as en-US writes them; `Intl` would cost each start of the command line half as much as Node itself. */
const grouped = (whole: bigint): string => whole.toString().replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `11,534.02`: two decimals for every currency, en-US (GEO-7, S-6). */
export const formatAmount = ({ minor, currency }: Money): string => {
  const absolute = minor < 0n ? -minor : minor;
  const perMajor = minorPerMajor(currency);
  const cents = (absolute % perMajor).toString().padStart(2, '0');
  return `${minor < 0n ? '-' : ''}${grouped(absolute / perMajor)}.${cents}`;
};

/** `$11,534.02`: the amount with its currency's symbol (GEO-7). */
export const formatMoney = (money: Money): string => {
  const amount = formatAmount(money);
  const symbol = currencySymbol(money.currency);
  return amount.startsWith('-') ? `-${symbol}${amount.slice(1)}` : symbol + amount;
};
