import { readDisplayOnlyAmount, type DisplayOnlyAmount } from '../money/displayOnlyAmount.ts';
import type { Money } from '../money/makeMoney.ts';
import type { MarketCost } from './computeMarketCost.ts';
import { isAboveMarginLimit } from './marginLimit.ts';

/** What a deal costs, for one bar: money as it is named, and lengths as parts of the room for costs, from 0 to 1. */
export type CostBar = {
  /** What the payment is worth on the market, in the currency that the customer settles in. */
  readonly market: Money;
  /** What the partner's rate takes beside that; negative where the customer pays less than the market says. */
  readonly margin: Money;
  readonly marginPart: number;
  /** 0 where no fee can be drawn. */
  readonly feePart: number;
  /** Where the limit of the user stands. */
  readonly limitPart: number;
  /** The margin is beyond it (COST-2). */
  readonly aboveLimit: boolean;
};

/** Of the market: so much is always in sight, that a limit of nothing has a place too. */
const leastPercent = 0.5;

/**
 * Lays out market, margin and fee (COST-1). Margin, fee and limit share one scale, in percent of the market: the room
 * ends at twice the limit, or where the costs end beyond that. So the same cost is as long in every quote within it. A fee
 * is drawn only in the currency that is settled, and never computed (S-13). Null where there is no market to draw.
 */
export const layOutCostBar = ({
  settlement,
  cost,
  fees,
  limit,
}: {
  readonly settlement: Money;
  readonly cost: Pick<MarketCost, 'difference' | 'percent'>;
  /** Those that the partner names. */
  readonly fees: readonly DisplayOnlyAmount[];
  /** In percent. */
  readonly limit: number;
}): CostBar | null => {
  const { difference: margin, percent } = cost;
  const market = { ...settlement, minor: settlement.minor - margin.minor };
  if (market.minor <= 0n || margin.currency !== settlement.currency) return null;
  const marginPercent = Math.max(0, percent);
  const drawn = fees.map(readDisplayOnlyAmount).filter((fee) => fee?.currency === settlement.currency);
  const feeMinor = drawn.reduce((sum, fee) => sum + (fee?.minor ?? 0n), 0n);
  const feePercent = (100 * Number(feeMinor)) / Number(market.minor);
  const room = Math.max(leastPercent, 2 * limit, marginPercent + feePercent);
  return {
    market,
    margin,
    marginPart: marginPercent / room,
    feePart: feePercent / room,
    limitPart: limit / room,
    aboveLimit: isAboveMarginLimit(cost, limit),
  };
};
