import type {
  Corpay,
  CorpayTokens,
  CorpayTokenProvider,
  CorpayBanks,
  CorpaySettlements,
  CorpayDeals,
} from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { connectBeneficiaries } from './connectBeneficiaries.ts';
import { connectOrders } from './connectOrders.ts';
import { connectQuotes } from './connectQuotes.ts';
import { connectTokens } from './connectTokens.ts';
import { createCorpayCaller, type CorpayCaller } from './createCorpayCaller.ts';
import type { CorpayHeaders } from './corpayConfigurationSchema.ts';
import { readBanks } from './banksWire.ts';
import { readPurposes, readSettlementAccounts } from './settlementWire.ts';
import { toInstructionRequestBody, readInstructionAnswer, readOrderNumber } from './dealWire.ts';
import type { HoldableApi } from '../http/holdChangesBack.ts';

const connectDeals = (call: CorpayCaller): CorpayDeals => ({
  book: (quoteId, idempotencyKey) =>
    call({
      method: 'POST',
      path: '/deal/book',
      changes: 'money',
      body: { quoteId },
      idempotencyKey,
      read: readOrderNumber,
    }),

  instruct: (instruction, idempotencyKey) =>
    call({
      method: 'POST',
      path: '/deal/instruct',
      changes: 'money',
      body: toInstructionRequestBody(instruction),
      idempotencyKey,
      read: readInstructionAnswer,
    }),
});

const connectSettlements = (call: CorpayCaller): CorpaySettlements => ({
  accounts: () => call({ method: 'GET', path: '/deal/settlementAccounts', read: readSettlementAccounts }),

  purposes: ({ currency, countryISO, method }) =>
    call({
      method: 'GET',
      path: '/deal/paymentPurpose',
      query: { currency, countryISO, method },
      read: readPurposes,
    }),
});

const connectBanks = (call: CorpayCaller): CorpayBanks => ({
  search: ({ country, query }) =>
    call({ method: 'GET', path: '/beneficiaries/banks', query: { country, query }, read: readBanks }),
});

/** What this partner brings: access to it, and its calls for the holder of a token. */
export type CorpayServices = {
  readonly corpayTokens: CorpayTokens;
  readonly corpay: (tokens: CorpayTokenProvider) => Corpay;
};

export const connectCorpay = (
  api: HoldableApi,
  headers: CorpayHeaders,
  clock: Pick<Clock, 'now'>,
): CorpayServices => ({
  corpayTokens: connectTokens(api, clock),
  corpay: (tokens) => {
    const call = createCorpayCaller(api, headers, tokens);
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
