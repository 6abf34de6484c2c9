import { defaultMarginLimit, readMarginLimit } from '@fx-gateway/domain/market-rates/marginLimit.ts';

const keyOf = (user: string): string => `fx-gateway.margin-limit.${user}`;

/** From which margin on a user wants to be warned, in percent, as this browser keeps it for them (COST-2). */
export const readKeptMarginLimit = (user: string): number => {
  try {
    return readMarginLimit(localStorage.getItem(keyOf(user)) ?? '') ?? defaultMarginLimit;
  } catch {
    return defaultMarginLimit;
  }
};

/** False where the browser keeps nothing. */
export const keepMarginLimit = (user: string, limit: number): boolean => {
  try {
    localStorage.setItem(keyOf(user), String(limit));
    return true;
  } catch {
    return false;
  }
};
