import type { CorpaySettlements } from '@fx-gateway/domain/corpay';
import type { CorpayCaller } from './corpayCaller.ts';
import { readPurposes, readSettlementAccounts } from './settlementWire.ts';

export const connectSettlements = (call: CorpayCaller): CorpaySettlements => ({
  accounts: () => call({ method: 'GET', path: '/deal/settlementAccounts', read: readSettlementAccounts }),

  purposes: ({ currency, countryISO, method }) =>
    call({
      method: 'GET',
      path: '/deal/paymentPurpose',
      query: { currency, countryISO, method },
      read: readPurposes,
    }),
});
