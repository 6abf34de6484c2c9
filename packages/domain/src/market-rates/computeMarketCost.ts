import type { Currency } from '../geography/currency.ts';
import { formatMoney } from '../money/formatMoney.ts';
import { minorPerMajor, makeMoney, type Money } from '../money/makeMoney.ts';
import { isMarketCurrency } from './marketCurrencies.ts';
import { areRatesCurrent, computeRateAge, formatRateAge } from './computeRateAge.ts';
import type { MarketRates } from './marketRatesService.ts';

/** What a deal costs against the market: positive where the customer pays more than the market says. */
export type MarketCost = {
  /** In the currency that the customer settles in. */
  readonly difference: Money;
  /** Of what the market says. */
  readonly percent: number;
  /** How old the market's rates are, in milliseconds. */
  readonly age: number;
};

type Amounts = { readonly settlement: Money; readonly payment: Money };

const digits = 1e12;

/** Units for one of the base, in parts of 10^-12; null for a currency that the market does not list. */
const unitsOf = ({ base, rates }: MarketRates, currency: Currency): bigint | null => {
  if (!isMarketCurrency(currency)) return null;
  const rate = currency === base ? 1 : rates[currency];
  return rate === undefined ? null : BigInt(Math.round(rate * digits));
};

/**
 * The difference between what is settled and what the payment is worth on the market. None within one currency, where
 * a rate is missing, and where the rates are older than 70 minutes: a wrong comparison is worse than none.
 */
export const computeMarketCost = (
  { settlement, payment }: Amounts,
  rates: MarketRates | null,
  now: number,
): MarketCost | null => {
  if (rates === null || !areRatesCurrent(rates, now) || settlement.currency === payment.currency) return null;
  const settled = unitsOf(rates, settlement.currency);
  const paid = unitsOf(rates, payment.currency);
  if (settled === null || paid === null || paid === 0n) return null;
  const above = payment.minor * settled * minorPerMajor(settlement.currency);
  const below = paid * minorPerMajor(payment.currency);
  const worth = (2n * above + below) / (2n * below);
  if (worth === 0n) return null;
  const difference = makeMoney(settlement.minor - worth, settlement.currency);
  const percent = (100 * Number(difference.minor)) / Number(worth);
  return { difference, percent, age: computeRateAge(rates, now) };
};

/** Of a partner that names no fee beside its rate. */
export const feesUnknownMessages = 'Fees: known after instructing.';

/** The cost in a few words, for a line that has room for no more; the sentence stands elsewhere on the page. */
export const briefMarketCostText = ({ difference, percent }: Omit<MarketCost, 'age'>): string => {
  const size = Math.abs(percent).toFixed(2);
  return Number(size) === 0 ? 'at market' : `${size}% ${difference.minor > 0n ? 'above' : 'below'} market`;
};

const sizeOf = (difference: Money): string =>
  formatMoney({ ...difference, minor: difference.minor < 0n ? -difference.minor : difference.minor });

/** The same with what it comes to, for what is booked: the rate's age says nothing any more. */
export const bookedMarketCostText = (cost: Omit<MarketCost, 'age'>): string =>
  cost.difference.minor === 0n
    ? briefMarketCostText(cost)
    : `${briefMarketCostText(cost)} (${sizeOf(cost.difference)})`;

/** Whether the market has a rate of a pair at all, at any moment. */
export const hasMarketRate = (one: Currency, other: Currency): boolean =>
  isMarketCurrency(one) && isMarketCurrency(other);

/** What stands below the picture of a quote: each figure is said once, here only where there is no picture (COST-1). */
export const quoteCostMessage = (
  cost: MarketCost | null,
  {
    settlement,
    payment,
  }: { readonly settlement: Pick<Money, 'currency'>; readonly payment: Pick<Money, 'currency'> },
  fee: string | null,
  pictured: boolean,
): string => {
  if (cost === null)
    return `${
      hasMarketRate(settlement.currency, payment.currency)
        ? ''
        : 'No market rate for this pair, so the margin is not known. '
    }${fee === null ? feesUnknownMessages : `The fee is ${fee}.`}`;
  return marketCostMessage(cost, fee, pictured);
};

/**
 * The cost in a sentence. `fee` is what the partner takes beside the rate; null where it names none, which is known only
 * after instructing. `pictured` where the figures stand beside it.
 */
export const marketCostMessage = (
  { difference, percent, age }: MarketCost,
  fee: string | null = null,
  pictured = false,
): string => {
  const size = pictured ? 'This is' : `${Math.abs(percent).toFixed(2)}% (${sizeOf(difference)})`;
  // A partner that names its fee feeds the panel too, and its own rates are not what is compared with.
  const market = fee === null ? 'the market rate' : 'the market rate of the rates service';
  const rate = `${market}, which is ${formatRateAge(age)}`;
  const against =
    difference.minor === 0n
      ? `The same as ${rate}.`
      : `${size} ${difference.minor > 0n ? 'above' : 'below'} ${rate}.`;
  return `${against} ${fee === null ? feesUnknownMessages : `The fee${pictured ? '' : ` of ${fee}`} is not in it.`}`;
};
