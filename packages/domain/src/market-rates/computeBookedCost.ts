import { subtractMoney, type Money } from '../money/makeMoney.ts';
import type { MarketCost } from './computeMarketCost.ts';

/**
 * What a booked deal cost against the market that was noted for it (COST-4); null where none was, or one of another
 * currency than is settled.
 */
export const computeBookedCost = (
  settlement: Money | null,
  market: Money | undefined,
): Omit<MarketCost, 'age'> | null => {
  if (settlement === null || market?.currency !== settlement.currency || market.minor <= 0n) return null;
  const difference = subtractMoney(settlement, market);
  return { difference, percent: (100 * Number(difference.minor)) / Number(market.minor) };
};
