import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { EndedCall } from '@fx-gateway/domain/calls/endedCall.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { OfxBankTemplate } from '@fx-gateway/domain/ofx/api/ofxBankTemplate.ts';
import type { OfxBeneficiary, OfxFieldError } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxBookingAnswer, OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import type { Ofx, OfxTokenProvider } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import type { OfxToken } from '@fx-gateway/domain/ofx/api/ofxToken.ts';
import type { PendingAuthorization } from '@fx-gateway/domain/ofx/authorization/authorizationRequest.ts';
import { runWithoutExclusion } from '@fx-gateway/domain/ports/exclusively.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { createVirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { MakePartnerRatesLoader } from '../src/market-rates/stores/PartnerRatesLoader.ts';
import { OfxUserStores, type OfxUserStoresDependencies } from '../src/ofx/stores/OfxUserStores.ts';

type Answer<T> = Result<T, CallFailure>;

const address = {
  addressLine: '14 Odos Elaion',
  citySuburb: 'Athens',
  stateProvince: 'Attica',
  postCode: '104 31',
  country: 'GR',
};

export const ofxPayee = (
  beneficiaryId: string,
  name: string,
  currency = 'EUR',
  account = 'GR1601101250000000012300695',
): OfxBeneficiary => ({
  beneficiaryId,
  name,
  currency,
  classification: '3rd Party',
  paymentReason: 'Goods',
  updatedDate: '2026-02-20',
  beneficiaryAddress: address,
  beneficiaryBankDetails: {
    values: { bankName: 'Aegean Lighthouse Bank', account },
    bankAddress: address,
  },
});

export const ofxDealOf = (dealId: string, more: Partial<OfxDeal> = {}): OfxDeal => ({
  dealId,
  reference: `OFX-${dealId}`,
  enteredDate: '2026-11-21T09:00:00Z',
  maturityDate: '2026-11-24',
  status: 'AwaitingFunds',
  buy: { currency: 'USD', amount: 1000 },
  sell: { currency: 'EUR', amount: 860 },
  rate: 0.86,
  fee: { currency: 'USD', amount: 15 },
  stateInfo: { dealState: 'AwaitingFunds', dealStateDisplay: 'Awaiting Funds' },
  dealBeneficiaries: [{ beneficiaryId: 'b1', amount: 860 }],
  ...more,
});

export const authorizationRequired = callFailure('refused', '/partners/ofx/token', {
  status: 400,
  code: 'AUTHORIZATION_REQUIRED',
  messages: ['Authorize first.'],
});

/** A scope before a fake partner, on virtual time: each call is written down, and any answer can be set. */
export const openOfxScope = ({
  store = createMemoryStore(),
  takeReturn = () => null,
  pending = null,
  sha256 = async (text) => `hash-of-${text}`,
}: {
  readonly store?: KeyValueStore;
  readonly takeReturn?: OfxUserStoresDependencies['takeReturn'];
  /** What was kept when the customer left for the partner's page. */
  readonly pending?: PendingAuthorization | null;
  readonly sha256?: OfxUserStoresDependencies['authorization']['sha256'];
} = {}) => {
  const time = createVirtualTime();
  const calls: string[] = [];
  const left: string[] = [];
  const fed: (MakePartnerRatesLoader | null)[] = [];
  let kept = pending;
  let keys = 0;
  let quotes = 0;
  let refuse: (() => void) | null = null;
  let reach: (() => void) | null = null;
  let end: OfxTokenProvider['ended'];
  const token = async (): Promise<Answer<OfxToken>> =>
    succeeded({ accessToken: 't', expires: time.clock.now() + 3_600_000 });
  const answers = {
    renew: token,
    exchange: token,
    forRates: token,
    list: [ofxPayee('b1', 'Thalassa'), ofxPayee('b2', 'Kerameia'), ofxPayee('b3', 'Yarra', 'AUD')],
    listFailure: null as CallFailure | null,
    template: succeeded([
      { propertyKey: 'bankName', name: 'Bank Name', required: true, validationRegex: null, maxLength: 100 },
      { propertyKey: 'account', name: 'IBAN', required: true, validationRegex: null, maxLength: 34 },
    ]) as Answer<OfxBankTemplate>,
    validate: async (_sent: OfxBeneficiary): Promise<Answer<readonly OfxFieldError[]>> => succeeded([]),
    save: null as null | (() => Promise<Answer<OfxBeneficiary>>),
    remove: async (): Promise<Answer<null>> => succeeded(null),
    book: async (): Promise<Answer<OfxBookingAnswer>> => succeeded({ dealId: 'd9', reference: 'OFX-9' }),
    deals: [ofxDealOf('1')] as readonly OfxDeal[],
    dealsFailure: null as CallFailure | null,
    whileDealsAreListed: async (): Promise<void> => undefined,
    stale: false,
    staleFailure: null as CallFailure | null,
    quoteFailure: null as CallFailure | null,
  };
  const ofx: Ofx = {
    beneficiaries: {
      list: async () => {
        calls.push('list');
        return answers.listFailure === null ? succeeded(answers.list) : failed(answers.listFailure);
      },
      add: async (beneficiary, key) => {
        calls.push(`add ${beneficiary.name} ${key}`);
        return answers.save === null ? succeeded({ ...beneficiary, beneficiaryId: 'b9' }) : answers.save();
      },
      edit: async (beneficiary) => {
        calls.push(`edit ${beneficiary.beneficiaryId}`);
        return answers.save === null ? succeeded(beneficiary) : answers.save();
      },
      remove: async (id) => {
        calls.push(`remove ${id}`);
        return answers.remove();
      },
      validate: async (beneficiary) => {
        calls.push('validate');
        return answers.validate(beneficiary);
      },
      template: async (country, currency) => {
        calls.push(`template ${country} ${currency}`);
        return answers.template;
      },
    },
    quotes: {
      request: async ({ buyCurrency, sellCurrency, lockSide, amount, beneficiaries }) => {
        calls.push(`quote ${lockSide} ${amount.minor} for ${beneficiaries}`);
        quotes += 1;
        if (answers.quoteFailure !== null) return failed(answers.quoteFailure);
        return succeeded({
          id: `q${quotes}`,
          buy: lockSide === 'buy' ? amount : makeMoney(1_160_000n + BigInt(quotes), buyCurrency),
          sell: lockSide === 'sell' ? amount : makeMoney(860_000n - BigInt(quotes), sellCurrency),
          fee: { currency: 'USD', amount: 15 },
          customerRate: 0.862,
        });
      },
      isStale: async () =>
        answers.staleFailure === null ? succeeded(answers.stale) : failed(answers.staleFailure),
    },
    deals: {
      book: async ({ quoteId, beneficiaries }) => {
        const parts = beneficiaries.map(({ beneficiaryId, amount }) => `${beneficiaryId}:${amount.minor}`);
        calls.push(`book ${quoteId} ${parts.join(' ')}`);
        return answers.book();
      },
      list: async () => {
        await answers.whileDealsAreListed();
        calls.push('deals');
        return answers.dealsFailure === null ? succeeded(answers.deals) : failed(answers.dealsFailure);
      },
      beneficiaries: async () =>
        succeeded([{ beneficiaryId: 'b1', name: 'Thalassa', amount: { currency: 'EUR', amount: 860 } }]),
    },
  };
  const scope = new OfxUserStores(
    {
      tokens: {
        renew: async () => {
          calls.push('renew');
          return answers.renew();
        },
        exchange: async ({ code, codeVerifier }) => {
          calls.push(`exchange ${code} ${codeVerifier}`);
          return answers.exchange();
        },
        forRates: () => answers.forRates(),
      },
      connect: (source) => {
        refuse = () => source.refused();
        reach = () => source.reached?.();
        end = source.ended;
        return ofx;
      },
      connectRates: () => ({
        rate: async () => succeeded({ rate: 0.9, receivedAt: time.clock.now() }),
      }),
      rates: { feedFrom: (partner) => fed.push(partner) },
      clock: time.clock,
      timers: time.timers,
      identifiers: { uuid: () => `key-${(keys += 1)}` },
      fingerprint: async (key, text) => `print of ${text} under ${key}`,
      store,
      exclusivelyFor: () => runWithoutExclusion,
      isLocked: () => false,
      takeReturn,
      authorization: {
        place: { authorizeUrl: 'https://partner.test/authorize', clientId: 'c', redirectUri: 'https://here' },
        sha256,
        pending: {
          keep: (next) => {
            kept = next;
          },
          take: () => {
            const taken = kept;
            kept = null;
            return taken;
          },
        },
        leave: (link) => left.push(link),
        openBeside: () => left.push('a new tab'),
      },
    },
    'sub-1',
  );
  return {
    scope,
    time,
    calls,
    answers,
    left,
    fed,
    kept: () => kept,
    store,
    refuseToken: () => refuse?.(),
    reach: () => reach?.(),
    endCall: (call: EndedCall) => end?.(call),
  };
};

/** The scope of a customer whose payments are authorized, with list and deals loaded; `prepare` comes before that. */
export const openAuthorizedScope = async (
  options: Parameters<typeof openOfxScope>[0] = {},
  prepare: (opened: ReturnType<typeof openOfxScope>) => void = () => undefined,
) => {
  const opened = openOfxScope(options);
  prepare(opened);
  const { scope, time } = opened;
  scope.session.start();
  await time.advance(0);
  await scope.openBookings.start();
  scope.session.beneficiaries.start();
  scope.deals.start();
  await time.advance(0);
  return opened;
};
