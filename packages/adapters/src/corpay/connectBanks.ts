import type { CorpayBanks } from '@fx-gateway/domain/corpay';
import { readBanks } from './banksWire.ts';
import type { CorpayCaller } from './corpayCaller.ts';

export const connectBanks = (call: CorpayCaller): CorpayBanks => ({
  search: ({ country, query }) =>
    call({ method: 'GET', path: '/beneficiaries/banks', query: { country, query }, read: readBanks }),
});
