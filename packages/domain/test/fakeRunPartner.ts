import { noBankDetailConfirmation } from '../src/bankDetails/readBankDetailsAndQuestions.ts';
import { makeMoney } from '../src/money/makeMoney.ts';
import { createMemoryStore } from '../src/ports/memoryStore.ts';
import type { RunPorts } from '../src/payment-run/run/runDealStep.ts';
import { totalOfRunDeal, type RunQuote } from '../src/payment-run/run/paymentRun.ts';
import { createPaymentRunStore } from '../src/payment-run/run/paymentRunStore.ts';
import type { RunPartner } from '../src/payment-run/run/runPartner.ts';
import { runWithoutExclusion } from '../src/ports/exclusively.ts';
import { succeeded } from '../src/result/result.ts';
import { sampleRun } from './samplePaymentRun.ts';

/** Nothing was said about a deal, and nothing is asked. */
export const nothingSaid = { beside: [], bankDetails: noBankDetailConfirmation };

const quoteOf = (id: string): RunQuote => ({
  quoteId: id,
  pays: makeMoney(33_000n, 'USD'),
  receive: makeMoney(30_000n, 'EUR'),
  fee: null,
  rate: 0.909,
  endsAt: 30_000,
});

/** Deals of which none pays the same; all that the fake partner books are among them. */
export const seenDeals = {
  before: [],
  equal: [],
  listed: Array.from({ length: 9 }, (_, place) => `70${place + 1}`),
  unread: null,
};

/** A partner that does what it is asked, but for `more`, and the run of the samples as it is kept. */
export const openRun = async (more: Partial<RunPartner> = {}) => {
  const sent: string[] = [];
  let orders = 0;
  const partner: RunPartner = {
    quote: async (deal) => succeeded({ ...quoteOf(`q-${deal.id}`), receive: totalOfRunDeal(deal) }),
    lookBefore: async () => succeeded({ ...seenDeals, before: ['699'] }),
    findOpenSingle: async () => null,
    bookedSingles: async () => [],
    checkDetails: async () => ({ kind: 'clear', endings: new Map(), missing: [], confirmedNow: () => false }),
    book: async (_deal, { quoteId }) => {
      sent.push(`book ${quoteId}`);
      orders += 1;
      return { kind: 'answered', answer: { number: `70${orders}`, reference: '' }, requestId: 'r-book' };
    },
    findBooking: async () => ({ kind: 'unknown', failure: null, until: null }),
    confirmBooking: async () => ({ kind: 'unknown', failure: null, until: null }),
    instructions: {
      maxCallMs: 45_000,
      instruct: async (_deal, { number }) => {
        sent.push(`instruct ${number}`);
        return { kind: 'answered', answer: null, requestId: 'r-instruct' };
      },
      find: async () => ({ kind: 'not-instructed' }),
    },
    readFees: async () => succeeded([]),
    notePaid: async ({ number }) => void sent.push(`paid ${number}`),
    ...more,
  };
  let uuids = 0;
  const ports: RunPorts = {
    partner,
    runs: createPaymentRunStore(createMemoryStore(), 'ann'),
    clock: { now: () => 5 },
    identifiers: { uuid: () => `key-${(uuids += 1)}` },
    exclusively: runWithoutExclusion,
  };
  await ports.runs.begin({ ...sampleRun(), limits: [makeMoney(100_000n, 'USD')] });
  const states = async () => (await ports.runs.find('run-1'))?.deals.map(({ state }) => state.kind);
  return { ports, sent, states, quote: quoteOf('q') };
};
