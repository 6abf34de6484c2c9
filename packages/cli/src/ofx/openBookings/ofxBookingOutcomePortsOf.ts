import { systemClock } from '@fx-gateway/adapters/node';
import type { OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';

/** What settling an open booking reaches for. */
export const ofxBookingOutcomePortsOf = ({ ofx, journal, confirmedAccounts }: OfxCustomerConnection) => ({
  deals: ofx.deals,
  journal,
  confirmedAccounts,
  clock: systemClock,
});
