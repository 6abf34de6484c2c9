import type { Corpay, CorpayTokens, CorpayTokenSource } from '@fx-gateway/domain/corpay';
import type { Clock } from '@fx-gateway/domain/ports';
import type { SignedApi } from '../http/signedApi.ts';
import { connectBanks } from './connectBanks.ts';
import { connectBeneficiaries } from './connectBeneficiaries.ts';
import { connectDeals } from './connectDeals.ts';
import { connectOrders } from './connectOrders.ts';
import { connectQuotes } from './connectQuotes.ts';
import { connectSettlements } from './connectSettlements.ts';
import { connectTokens } from './connectTokens.ts';
import { corpayCaller } from './corpayCaller.ts';
import type { CorpayHeaders } from './corpayConfiguration.ts';

/** What this partner brings: access to it, and its calls for the holder of a token. */
export type CorpayServices = {
  readonly corpayTokens: CorpayTokens;
  readonly corpay: (tokens: CorpayTokenSource) => Corpay;
};

export const connectCorpay = (
  api: SignedApi,
  headers: CorpayHeaders,
  clock: Pick<Clock, 'now'>,
): CorpayServices => ({
  corpayTokens: connectTokens(api, clock),
  corpay: (tokens) => {
    const call = corpayCaller(api, headers, tokens);
    return {
      beneficiaries: connectBeneficiaries(call),
      banks: connectBanks(call),
      quotes: connectQuotes(call),
      deals: connectDeals(call),
      orders: connectOrders(call),
      settlements: connectSettlements(call),
    };
  },
});
