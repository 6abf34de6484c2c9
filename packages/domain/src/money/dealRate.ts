import { minorPerMajor, type Money } from './makeMoney.ts';
import { readDisplayOnlyAmount, type DisplayOnlyAmount } from './displayOnlyAmount.ts';

/** A rate with the two amounts that it turned into each other: `rate` units of `to` for one unit of `from`. */
export type DealRate = {
  readonly rate: number;
  readonly from: Money | DisplayOnlyAmount;
  readonly to: Money | DisplayOnlyAmount;
  /** The decimals that the quote before it had, each way: it has no fewer (S-7). */
  readonly least?: RateDecimals;
};

/** How many decimals a rate is written with, and how many the other way round. */
export type RateDecimals = { readonly direct: number; readonly inverse: number };

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

const isPositive = (rate: number): boolean => Number.isFinite(rate) && rate > 0;

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

const figureOf = (deal: DealRate): string => {
  const { rate, least } = deal;
  const decimals = isPositive(rate) ? decimalsOf(deal) : null;
  const kept = Math.max(decimals ?? fewest, least?.direct ?? fewest);
  return written(rate, kept, decimals === null ? most : kept);
};

/** The same deal from the side of what is received; null for a rate that has no other way. */
const inverseOf = ({ rate, from, to, least }: DealRate): DealRate | null =>
  isPositive(rate)
    ? {
        rate: 1 / rate,
        from: to,
        to: from,
        ...(least === undefined ? {} : { least: { direct: least.inverse, inverse: least.direct } }),
      }
    : null;

/**
 * The rate of a deal with its pair, `1 USD = 0.8645 EUR`: as few decimals from four to eight as still give its amounts, and
 * no fewer than the quote before it (S-7). Where the amounts do not follow from the rate, or are not known exactly, it is
 * written as delivered.
 */
export const formatDealRate = (deal: DealRate): string =>
  `1 ${deal.from.currency} = ${figureOf(deal)} ${deal.to.currency}`;

/** The same rate the other way round, `1 EUR = 1.1567 USD`; null for a rate that has no other way. */
export const formatInverseRate = (deal: DealRate): string | null => {
  const inverse = inverseOf(deal);
  return inverse === null ? null : formatDealRate(inverse);
};

const decimalsIn = (figure: string): number => figure.split('.')[1]?.length ?? 0;

/** How many decimals the rate of a quote is written with: the next quote of its pair has no fewer (S-7). */
export const countRateDecimals = (deal: DealRate): RateDecimals => {
  const inverse = inverseOf(deal);
  return {
    direct: decimalsIn(figureOf(deal)),
    inverse: inverse === null ? fewest : decimalsIn(figureOf(inverse)),
  };
};
