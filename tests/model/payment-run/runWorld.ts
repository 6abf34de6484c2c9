import { runWithoutExclusion } from '@fx-gateway/domain/ports/exclusively.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { RunPorts } from '@fx-gateway/domain/payment-run/run/runDealStep.ts';
import {
  totalOfRunDeal,
  type PaymentRun,
  type RunDeal,
  type RunQuote,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { createPaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import { readPaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRunText.ts';
import type { RunPartner } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { gatedStore } from '../world/gatedStore.ts';
import type { Process } from '../world/Process.ts';
import type { Seat, World } from '../world/World.ts';
import { RunLedger, type TrueRunDeal } from './RunLedger.ts';
import { bookAll, bookOne, resumeRun, runId } from './workAtRun.ts';

/** What somebody does with the run at a seat; each may be opened once more, which resumes it. */
type RunSeat = 'books deal 1' | 'books all' | 'resumes';

export type RunPlan = {
  /** How much each deal pays, in euros, by two payments. */
  readonly euros: readonly bigint[];
  readonly seats: readonly RunSeat[];
  /** Deal 1 is booked already, and waits for its instruction. */
  readonly isBooked?: true;
};

const account = { accountId: 'a-1', deliveryMethod: 'W' };

const dealOf = (euros: bigint, place: number, references: boolean): RunDeal => ({
  id: String(place + 1),
  settlementCurrency: 'USD',
  paymentCurrency: 'EUR',
  settlement: { from: account, fee: account },
  payments: [1n, euros - 1n].map((part, index) => ({
    row: place * 2 + index + 1,
    payeeId: `b-${index + 1}`,
    payee: 'Thalassa Shipping',
    amount: makeMoney(part * 100n, 'EUR'),
    reference: references ? `INV-${place + 1}-${index + 1}` : '',
    purpose: 'GOODS',
    deliveryMethod: 'W',
    ownId: '',
  })),
  state: { kind: 'waiting', refusal: null },
});

/** What is settled for so many euros, in cents. */
export const settlementOf = (euroCents: bigint): bigint => (euroCents * 11_534n) / 10_000n;

const quoteOf = (deal: RunDeal): RunQuote => {
  const receive = totalOfRunDeal(deal);
  const pays = makeMoney(settlementOf(receive.minor), 'USD');
  return { quoteId: 'q-0', pays, receive, fee: null, rate: 0.867, endsAt: 0 };
};

const bookedAs = (deal: RunDeal, quote: RunQuote, number: string): RunDeal => ({
  ...deal,
  state: {
    kind: 'booked',
    booking: { ...quote, idempotencyKey: 'key of q-0', before: [], startedAt: 0 },
    order: { number, reference: '' },
    refusal: null,
  },
});

const programs = {
  'books deal 1': (_process: Process, ports: RunPorts) => bookOne(ports, '1'),
  'books all': bookAll,
  resumes: resumeRun,
};

/** A partner as a run reaches it from one process; `name` begins the ids of the quotes that it gets. */
export type RunConnection = (process: Process, ledger: RunLedger, name: string) => RunPartner;

type TrueTables = { readonly deals: () => readonly TrueRunDeal[]; readonly text: () => unknown };

/** What differs between the partners: the fee of each deal, in cents, and whether a payment carries a reference. */
type RunTerms = {
  readonly fee: bigint;
  readonly references: boolean;
  /** Makes an order for deal 1 before the world begins, where the plan has one; gives its number. */
  readonly haveOrder?: (quote: RunQuote) => string;
};

/** A customer whose run is kept on one machine, and who works at it at each of these seats. */
export const beginRunWorld = (
  world: World,
  { euros, seats, isBooked }: RunPlan,
  tables: TrueTables,
  connect: RunConnection,
  { fee, references, haveOrder }: RunTerms,
): World => {
  const [store = createMemoryStore()] = world.stores;
  const agreed = euros.reduce((sum, each) => sum + settlementOf(each * 100n) + fee, 0n);
  const run: PaymentRun = {
    id: runId,
    name: 'November',
    terms: '',
    createdAt: 0,
    known: [],
    held: [],
    limits: [makeMoney(agreed, 'USD')],
    deals: euros.map((each, place) => dealOf(each, place, references)),
  };
  const [first, ...others] = run.deals;
  const quote = isBooked === true && first !== undefined ? quoteOf(first) : null;
  const number = quote === null ? undefined : haveOrder?.(quote);
  const isMade = first !== undefined && quote !== null && number !== undefined;
  const begun = isMade ? { ...run, deals: [bookedAs(first, quote, number), ...others] } : run;
  void createPaymentRunStore(store, 'customer').begin(begun);
  const kept = (): PaymentRun => {
    const text = store.kept.get(`fx-gateway.payment-run.customer.${runId}`);
    if (text === undefined) throw new Error('The run is not kept any more.');
    return readPaymentRun(text);
  };
  const ledger = new RunLedger(tables.deals, kept);
  if (isMade) ledger.quoted(first.id, quote);
  let opened = 0;
  const portsOf = (process: Process, name: string): RunPorts => {
    let keys = 0;
    return {
      partner: connect(process, ledger, name),
      runs: createPaymentRunStore(gatedStore(world, process), 'customer'),
      clock: world.clockOf(process),
      identifiers: { uuid: () => `${name} key ${(keys += 1)}` },
      exclusively: runWithoutExclusion,
    };
  };
  const places = seats.map((what, place): Seat => ({
    name: `tab ${place + 1}`,
    machine: 0,
    actions: [
      {
        name: what,
        may: () => true,
        run: (process) => programs[what](process, portsOf(process, `t${place + 1}`), ledger),
      },
    ],
  }));
  return world.begin(places, {
    text: () => JSON.stringify([tables.text(), ledger.text()]),
    violations: () => ledger.violations(),
    open: (process) => {
      const name = process.hears('its place', `o${(opened += 1)}`);
      return resumeRun(process, portsOf(process, name), ledger);
    },
    leftOver: async () => ledger.leftOver(),
  });
};
