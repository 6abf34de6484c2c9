import { systemClock } from '@fx-gateway/adapters/node';
import type { OfxScope } from '../scope/ofxScope.ts';

/** What settling an open booking reaches for. */
export const settlingPorts = ({ ofx, journal, confirmedAccounts }: OfxScope) => ({
  deals: ofx.deals,
  journal,
  confirmedAccounts,
  clock: systemClock,
});
