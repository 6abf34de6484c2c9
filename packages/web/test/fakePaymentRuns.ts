import { runWithoutExclusion, type RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { BankDetailsRecheckResult } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { createConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import { corpayRunRules } from '@fx-gateway/domain/corpay/payment-run/corpayRunRules.ts';
import { makeMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { RunRecentPayment } from '@fx-gateway/domain/payment-run/judging/runContext.ts';
import { createRunMappingStore } from '@fx-gateway/domain/payment-run/reading/runMappingStore.ts';
import {
  totalOfRunDeal,
  type PaymentRun,
  type RunDeal,
  type RunOrder,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { createPaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import type {
  EqualDeal,
  LostRunBooking,
  LostRunInstruction,
  RunCallOutcome,
} from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import type { RunPayee } from '@fx-gateway/domain/payment-run/runPayee.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { createVirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { DealsInHand } from '../src/payment-run/stores/DealsInHand.ts';
import type { PaymentRunScope } from '../src/payment-run/stores/PaymentRunScope.ts';

const payee = (id: string, name: string, currency: string, country: string): RunPayee => ({
  id,
  name,
  currency,
  country,
  methods: ['W'],
});

/** The numbers of all that can be booked, or found to be booked. */
const bookable = ['777', ...Array.from({ length: 60 }, (_, place) => `70${place + 1}`)];

/** Payment runs before a fake partner, on virtual time: every call that moves money is written down, and answers can be set. */
export const fakePaymentRuns = (
  store = createMemoryStore(),
  /** Of tabs of one browser. */
  locks: (name: string) => RunExclusively<never> = () => runWithoutExclusion,
) => {
  const time = createVirtualTime();
  const calls: string[] = [];
  const asked: { readonly deal: string; readonly at: number }[] = [];
  const noted: (readonly [order: string, pays: Money, difference: Money | undefined])[] = [];
  let keys = 0;
  const listeners: (() => void)[] = [];
  const answers = {
    payees: [payee('olive', 'Olive Export', 'EUR', 'GR'), payee('hart', 'Hartwell', 'GBP', 'GB')],
    recent: [] as readonly RunRecentPayment[],
    quoteSeconds: 30 as number | null,
    quoteFailure: null as CallFailure | null,
    /** How long the partner takes for a quote. */
    quoteMs: 0,
    /** What a deal costs in cents more each time that it is quoted. */
    dearer: 0n,
    equal: [] as readonly EqualDeal[],
    details: {
      kind: 'clear',
      endings: new Map(),
      missing: [],
      confirmedNow: () => false,
    } as BankDetailsRecheckResult,
    book: (deal: RunDeal): Promise<RunCallOutcome<RunOrder>> =>
      Promise.resolve({
        kind: 'answered',
        answer: { number: `70${deal.id}`, reference: '' },
        requestId: null,
      }),
    instruct: (): Promise<RunCallOutcome<null>> =>
      Promise.resolve({ kind: 'answered', answer: null, requestId: 'r-1' }),
    found: { kind: 'unknown', failure: null, until: null } as LostRunBooking,
    instructed: { kind: 'instructed' } as LostRunInstruction,
  };
  const scope: PaymentRunScope = {
    rules: corpayRunRules,
    partner: {
      quote: async (deal) => {
        asked.push({ deal: deal.id, at: time.clock.elapsed() });
        const { quoteMs } = answers;
        if (quoteMs > 0) await new Promise<void>((resolve) => void time.timers.after(quoteMs, resolve));
        if (answers.quoteFailure !== null) return failed(answers.quoteFailure);
        const receive = totalOfRunDeal(deal);
        const { quoteSeconds } = answers;
        return succeeded({
          quoteId: `q${asked.length}`,
          pays: makeMoney(
            2n * receive.minor + answers.dearer * BigInt(asked.length),
            deal.settlementCurrency,
          ),
          receive,
          fee: null,
          rate: 0.5,
          endsAt: quoteSeconds === null ? null : time.clock.now() + quoteSeconds * 1_000,
        });
      },
      lookBefore: async () => succeeded({ before: [], equal: answers.equal, listed: bookable, unread: null }),
      findOpenSingle: async () => null,
      bookedSingles: async () => [],
      checkDetails: async () => answers.details,
      book: (deal, { quoteId }) => {
        calls.push(`book ${deal.id} ${quoteId}`);
        return answers.book(deal);
      },
      findBooking: async (deal) => {
        calls.push(`find ${deal.id}`);
        return answers.found;
      },
      confirmBooking: async (_deal, _booking, _ours, said) =>
        'order' in said ? { kind: 'booked', order: said.order } : { kind: 'not-booked', refusal: null },
      instructions: {
        maxCallMs: 45_000,
        instruct: (deal, { number }) => {
          calls.push(`instruct ${deal.id} ${number}`);
          return answers.instruct();
        },
        find: async () => answers.instructed,
      },
      readFees: async () => succeeded([]),
      notePaid: async () => undefined,
    },
    preparation: {
      rememberChecked: async () => undefined,
      payees: async () => succeeded(answers.payees),
      readAccounts: async () => ({ kind: 'read', accounts: [], questions: [] }),
      settlementAccounts: async () =>
        succeeded([
          { accountId: 'usd-1', deliveryMethod: 'W', text: 'Operating', currency: 'USD', preferred: true },
        ]),
      purposes: async () => succeeded([{ id: 'GOODS', text: 'Goods' }]),
      recentPayments: async () => succeeded({ payments: answers.recent, unread: null, known: [] }),
    },
    exclusively: runWithoutExclusion,
    inHand: new DealsInHand(locks, time.timers),
    runs: createPaymentRunStore(store, 'corpay.one'),
    mappings: createRunMappingStore(store, 'corpay.one'),
    bankDetails: {
      readAccounts: async () => succeeded([]),
      confirmedAccounts: createConfirmedBankDetailsStore(
        { store, fingerprint: async (text) => text, identifiers: { uuid: () => 'key' } },
        'corpay.one',
      ),
      clock: time.clock,
    },
    clock: time.clock,
    timers: time.timers,
    identifiers: { uuid: () => `id-${(keys += 1)}` },
    bookedMarkets: {
      note: (deal, settlement, cost) => void noted.push([deal, settlement, cost?.difference]),
    },
    booked: { noun: 'Order', list: '/orders', path: (number) => `/orders/${number}` },
    methodName: (method) => method,
    failureWords: ({ kind }) => kind,
    watchPayees: (changed) => {
      listeners.push(changed);
      return () => undefined;
    },
    bookedMore: () => undefined,
  };
  return {
    scope,
    time,
    calls,
    asked,
    noted,
    answers,
    store,
    payeesChanged: () => listeners.forEach((changed) => changed()),
  };
};

/** A call whose answer never came. */
export const lostCall = async () =>
  ({ kind: 'open', failure: callFailure('no-answer', '/deal/book') }) as const;

/** A run with so many deals of one payment each. */
export const runOf = (count: number): PaymentRun => ({
  id: 'run-1',
  name: 'November',
  terms: 'run-1',
  createdAt: 1,
  limits: [],
  known: [],
  held: [],
  deals: Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    settlementCurrency: 'USD',
    paymentCurrency: 'EUR',
    settlement: {
      from: { accountId: 'usd-1', deliveryMethod: 'W' },
      fee: { accountId: 'usd-1', deliveryMethod: 'W' },
    },
    payments: [
      {
        row: index + 2,
        payeeId: 'olive',
        payee: 'Olive Export',
        amount: makeMoney(10_000n, 'EUR'),
        reference: '',
        purpose: 'GOODS',
        deliveryMethod: 'W',
        ownId: '',
      },
    ],
    state: { kind: 'waiting', refusal: null },
  })),
});
