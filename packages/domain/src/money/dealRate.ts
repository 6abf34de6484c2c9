import { minorPerMajor, type Money } from './makeMoney.ts';
import { readDisplayOnlyAmount, type DisplayOnlyAmount } from './displayOnlyAmount.ts';

/** A rate with the two amounts that it turned into each other: `rate` units of `to` for one unit of `from`. */
export type DealRate = {
  readonly rate: number;
  readonly from: Money | DisplayOnlyAmount;
  readonly to: Money | DisplayOnlyAmount;
};

const fewest = 4;
const most = 8;

/** The figure of a rate, with so many decimals. */
const written = (rate: number, least: number, upTo: number): string =>
  rate.toLocaleString('en-US', { minimumFractionDigits: least, maximumFractionDigits: upTo });

const exactly = (amount: Money | DisplayOnlyAmount): Money | null =>
  'minor' in amount ? amount : readDisplayOnlyAmount(amount);

/** Half away from zero; amounts of a deal are never negative. */
const divided = (dividend: bigint, divisor: bigint): bigint =>
  divisor === 0n ? 0n : (dividend + divisor / 2n) / divisor;

/** Which of the amounts, `to` and `from`, the rate gives out of the other one when it is written with `decimals`. */
const follows = (rate: number, from: Money, to: Money, decimals: number): readonly boolean[] => {
  const digits = BigInt(written(rate, decimals, decimals).replaceAll(/\D/g, ''));
  const fromUnits = from.minor * minorPerMajor(to.currency);
  const toUnits = to.minor * minorPerMajor(from.currency);
  const scale = 10n ** BigInt(decimals);
  return [
    divided(fromUnits * digits, minorPerMajor(from.currency) * scale) === to.minor,
    divided(toUnits * scale, minorPerMajor(to.currency) * digits) === from.minor,
  ];
};

const decimalsOf = ({ rate, from, to }: DealRate): number | null => {
  const [paid, received] = [exactly(from), exactly(to)];
  if (paid === null || received === null) return null;
  const wanted = follows(rate, paid, received, most);
  if (!wanted.includes(true)) return null;
  const keeps = (decimals: number): boolean =>
    follows(rate, paid, received, decimals).every((holds, place) => holds || wanted[place] === false);
  for (let decimals = fewest; decimals < most; decimals += 1) if (keeps(decimals)) return decimals;
  return most;
};

const isPositive = (rate: number): boolean => Number.isFinite(rate) && rate > 0;

/**
 * The rate of a deal with its pair, `1 USD = 0.8645 EUR`: as few decimals from four to eight as still give its amounts
 * (S-7). Where the amounts do not follow from the rate, or are not known exactly, it is written as delivered.
 */
export const formatDealRate = (deal: DealRate): string => {
  const { rate, from, to } = deal;
  const decimals = isPositive(rate) ? decimalsOf(deal) : null;
  const figure = written(rate, decimals ?? fewest, decimals ?? most);
  return `1 ${from.currency} = ${figure} ${to.currency}`;
};

/** The same rate the other way round, `1 EUR = 1.1567 USD`; null for a rate that has no other way. */
export const formatInverseRate = ({ rate, from, to }: DealRate): string | null =>
  isPositive(rate) ? formatDealRate({ rate: 1 / rate, from: to, to: from }) : null;
