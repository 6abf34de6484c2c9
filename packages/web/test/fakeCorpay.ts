import { callFailure, type CallFailure, type CallFailureKind } from '@fx-gateway/domain/calls/callFailure.ts';
import type { EndedCall } from '@fx-gateway/domain/calls/endedCall.ts';
import type { BankSearchResult } from '@fx-gateway/domain/corpay/api/bank.ts';
import type { Beneficiary, BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { Corpay, CorpayTokens, CorpayTokenProvider } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { BookingAnswer } from '@fx-gateway/domain/corpay/api/deal.ts';
import type { OrderDetail, OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import type { PartnerToken } from '@fx-gateway/domain/corpay/api/partnerToken.ts';
import type { Quote } from '@fx-gateway/domain/corpay/api/quote.ts';
import type { RulesQuery, RulesTemplate } from '@fx-gateway/domain/corpay/api/rulesTemplate.ts';
import type { SettlementAccount } from '@fx-gateway/domain/corpay/api/settlementAccount.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { runWithoutExclusion, type RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { createVirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { CorpayUserStores } from '../src/corpay/stores/CorpayUserStores.ts';

export const failure = (kind: CallFailureKind, more: Partial<CallFailure> = {}): CallFailure =>
  callFailure(kind, '/deal/book', more);

export const thalassa: BeneficiarySummary = {
  clientIntegrationId: 'b-1',
  payee: 'Thalassa Olive Cooperative',
  curr: 'EUR',
  bankCountryISO: 'GR',
  methods: ['W', 'E'],
};

export const orderSummary = (ordNum: string, amount = 10_000): OrderSummary => ({
  ordNum,
  beneCount: 0,
  sell: { currency: 'EUR', amount },
  entryDate: '2026-11-21',
});

/** The calls among these that booked a deal. */
export const bookingsIn = (calls: readonly string[]) => calls.filter((call) => call.startsWith('book '));

/**
 * A scope before a fake partner, on virtual time: each call is written down, quotes cost a little
 * more each time, and any answer can be set.
 */
export const openScope = ({
  store = createMemoryStore(),
  quoteSeconds = 30,
  lock = runWithoutExclusion,
}: {
  readonly store?: KeyValueStore;
  readonly quoteSeconds?: number;
  /** One that several tabs share. */
  readonly lock?: RunExclusively<never>;
} = {}) => {
  const time = createVirtualTime();
  const calls: string[] = [];
  let quotes = 0;
  let keys = 0;
  let refuse: (() => void) | null = null;
  let reach: (() => void) | null = null;
  let end: CorpayTokenProvider['ended'];
  const answers = {
    token: null as null | (() => Promise<Result<PartnerToken, CallFailure>>),
    quote: null as null | (() => Promise<Result<Quote, CallFailure>>),
    remaining: succeeded(null) as Result<number | null, CallFailure>,
    book: null as null | (() => Promise<Result<BookingAnswer, CallFailure>>),
    instruct: null as null | (() => Promise<Result<{ orderNumber: string | null }, CallFailure>>),
    orders: [] as OrderSummary[],
    ordersFailure: null as CallFailure | null,
    look: null as null | (() => Promise<Result<readonly OrderSummary[], CallFailure>>),
    beneficiaries: succeeded([thalassa]) as Result<readonly BeneficiarySummary[], CallFailure>,
    list: null as null | (() => Promise<Result<readonly BeneficiarySummary[], CallFailure>>),
    payments: [] as OrderDetail['payments'],
    settlements: [] as OrderDetail['settlements'],
    orderTrouble: null as null | (() => CallFailure | null),
    accounts: null as null | readonly SettlementAccount[],
    /** What the instruct form cannot choose from, and why. */
    unavailable: {} as { accounts?: CallFailure; purposes?: CallFailure },
    showOf: null as null | ((id: string) => Promise<Result<Beneficiary, CallFailure>>),
    show: null as null | (() => Promise<Result<Beneficiary, CallFailure>>),
    save: null as null | (() => Promise<Result<null, CallFailure>>),
    banks: null as null | (() => Promise<Result<BankSearchResult, CallFailure>>),
    rules: null as null | ((query: RulesQuery) => Promise<Result<RulesTemplate, CallFailure>>),
  };
  const corpay: Corpay = {
    beneficiaries: {
      list: async () => {
        calls.push('beneficiaries');
        return answers.list === null ? answers.beneficiaries : answers.list();
      },
      show: async (id) => {
        if (answers.showOf !== null) return answers.showOf(id);
        return answers.show === null ? failed(failure('refused', { status: 404 })) : answers.show();
      },
      add: async ({ clientIntegrationId }, key) => {
        calls.push(`add ${clientIntegrationId} ${key}`);
        return answers.save === null ? succeeded(null) : answers.save();
      },
      edit: async ({ clientIntegrationId }) => {
        calls.push(`edit ${clientIntegrationId}`);
        return answers.save === null ? succeeded(null) : answers.save();
      },
      remove: async (clientIntegrationId) => {
        calls.push(`remove ${clientIntegrationId}`);
        return answers.save === null ? succeeded(null) : answers.save();
      },
      rules: async (query) => {
        calls.push(`rules ${query.destinationCountry} ${query.bankCurrency}`);
        if (answers.rules !== null) return answers.rules(query);
        return succeeded({ rules: [], regulatoryRules: [], accountRegions: [], bankRegions: [] });
      },
    },
    banks: {
      search: async () => {
        calls.push('banks');
        return answers.banks === null ? succeeded({ rows: [], total: 0 }) : answers.banks();
      },
    },
    quotes: {
      request: async ({ settlementCurrency, paymentCurrency, lockSide, amount }) => {
        calls.push(`quote ${lockSide} ${amount.minor}`);
        if (answers.quote !== null) return answers.quote();
        quotes += 1;
        return succeeded({
          quoteId: `q-${quotes}`,
          rate: 0.86,
          settlement: makeMoney(
            lockSide === 'Settlement' ? amount.minor : 1_153_100n + BigInt(quotes),
            settlementCurrency,
          ),
          payment: makeMoney(
            lockSide === 'Payment' ? amount.minor : 860_000n - BigInt(quotes),
            paymentCurrency,
          ),
          expiryRemaining: quoteSeconds,
        });
      },
      remaining: async () => answers.remaining,
    },
    deals: {
      book: async (quoteId, key) => {
        calls.push(`book ${quoteId} ${key}`);
        return answers.book === null ? succeeded({ orderNumber: '20418300' }) : answers.book();
      },
      instruct: async ({ orderNumber }, key) => {
        calls.push(`instruct ${orderNumber} ${key}`);
        return answers.instruct === null ? succeeded({ orderNumber }) : answers.instruct();
      },
    },
    orders: {
      list: async () => {
        if (answers.look !== null) return answers.look();
        return answers.ordersFailure === null ? succeeded(answers.orders) : failed(answers.ordersFailure);
      },
      show: async (ordNum) => {
        const trouble = answers.orderTrouble?.() ?? null;
        if (trouble !== null) return failed(trouble);
        return succeeded({
          ordNum,
          entryDate: '2026-11-21',
          buy: { currency: 'USD', amount: 11_531.01 },
          sell: { currency: 'EUR', amount: 10_000 },
          exchange: 0.8672,
          fees: [],
          payments: answers.payments,
          settlements: answers.settlements,
        });
      },
    },
    settlements: {
      accounts: async () => {
        calls.push('accounts');
        if (answers.unavailable.accounts !== undefined) return failed(answers.unavailable.accounts);
        if (answers.accounts !== null) return succeeded(answers.accounts);
        const method = { id: 'W', text: 'Wire' };
        const account = { text: 'Account', bankName: 'Northfield Bank', method, preferred: false };
        return succeeded([
          { ...account, id: 'usd-1', currency: 'USD' },
          { ...account, id: 'usd-2', currency: 'USD', preferred: true },
          { ...account, id: 'gbp-1', currency: 'GBP' },
        ]);
      },
      purposes: async ({ currency, countryISO, method }) => {
        calls.push(`purposes ${currency} ${countryISO} ${method}`);
        if (answers.unavailable.purposes !== undefined) return failed(answers.unavailable.purposes);
        return succeeded([
          { id: 'GOODS', text: 'PURCHASE OF GOOD(S)' },
          ...(method === 'W' ? [{ id: 'RENT', text: 'RENT OF A HOUSE' }] : []),
        ]);
      },
    },
  };
  const tokens: CorpayTokens = {
    request: async () => {
      calls.push('token');
      if (answers.token !== null) return answers.token();
      return succeeded({ cmgToken: 't', clientCode: 'c', expires: time.clock.now() + 1_200_000 });
    },
  };
  const reloads: string[] = [];
  const scope = new CorpayUserStores(
    {
      tokens,
      connect: (source: CorpayTokenProvider) => {
        refuse = () => source.refused();
        reach = () => source.reached?.();
        end = source.ended;
        return corpay;
      },
      clock: time.clock,
      timers: time.timers,
      identifiers: { uuid: () => `key-${(keys += 1)}` },
      fingerprint: async (key, text) => `print of ${text} under ${key}`,
      store,
      exclusivelyFor: () => lock,
      reload: { refused: () => reloads.push('refused'), granted: () => reloads.push('granted') },
    },
    'sub-1',
  );
  return {
    scope,
    time,
    calls,
    answers,
    reloads,
    store,
    refuseToken: () => refuse?.(),
    reach: () => reach?.(),
    endCall: (call: EndedCall) => end?.(call),
  };
};

/** The scope of a user who has typed 10,000 for Thalassa and sees a quote. */
export const openQuotedScope = async (options: Parameters<typeof openScope>[0] = {}) => {
  const opened = openScope(options);
  const { scope, time } = opened;
  scope.session.start();
  await time.advance(0);
  await scope.intents.start();
  scope.session.beneficiaries.start();
  scope.orders.start();
  scope.quote.start();
  scope.deal.change({ type: 'beneficiary-chosen', beneficiary: thalassa });
  scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '10000' });
  await time.advance(500);
  return opened;
};
