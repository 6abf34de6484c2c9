import { accountsContract } from './administration/accountsContract.ts';
import type { Configuration } from './configuration.ts';
import type { ServiceContract } from './conformance/serviceContract.ts';
import { ratesContract } from './market-rates/ratesContract.ts';

/** What the client asks in every user's name, whatever partner they pay through: accounts before rates, for their key. */
export const partnerIndependentContracts: readonly ServiceContract<Configuration>[] = [
  accountsContract,
  ratesContract,
];
