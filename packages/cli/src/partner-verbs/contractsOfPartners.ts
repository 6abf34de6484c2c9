import type { Configuration } from '@fx-gateway/adapters/core';
import type { ContractsOf } from '@fx-gateway/adapters/node';
import type { Partners } from './partnerCommands.ts';
import { partnerNamesIn } from './partnerNamesIn.ts';

/** What the product asks of each partner. */
export const contractsOfPartners = (partners: Partners): Promise<readonly ContractsOf<Configuration>[]> =>
  Promise.all(
    partnerNamesIn(partners).map(async (partner) => ({
      partner,
      contracts: (await partners[partner]?.loadContracts?.()) ?? [],
    })),
  );
