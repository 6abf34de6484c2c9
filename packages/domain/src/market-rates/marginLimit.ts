import type { MarketCost } from './computeMarketCost.ts';

/** In percent of what the market says: a margin beyond it is a warning until the user sets another limit (COST-2). */
export const defaultMarginLimit = 1;

const most = 100;

/** A limit in percent as it was typed or kept, from 0 to 100 with two decimals at most; null for anything else. */
export const readMarginLimit = (text: string): number | null => {
  const figure = /^(\d{1,3}(?:\.\d{1,2})?) ?%?$/.exec(text.trim())?.[1];
  if (figure === undefined) return null;
  const limit = Number(figure);
  return limit <= most ? limit : null;
};

/** Whether a margin is beyond the limit. The two decimals that are read decide, so that 1.00% is never beyond 1% (COST-2). */
export const isAboveMarginLimit = ({ percent }: Pick<MarketCost, 'percent'>, limit: number): boolean =>
  Number(percent.toFixed(2)) > limit;

/** What stands under the field where no limit can be read. */
export const marginLimitProblem = 'Enter a number from 0 to 100, such as 0.5.';
