import type { BankDetailQuestion } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import type { LeaveOutEvent } from '@fx-gateway/domain/payment-run/run/advanceRun.ts';
import {
  orderOfRunDeal,
  isRunDealUnknown,
  isRunOver,
  type PaymentRun,
  type RunDeal,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { findRowsPaidElsewhere } from '@fx-gateway/domain/payment-run/run/rowsPaidElsewhere.ts';
import { makeAutoObservable } from 'mobx';
import { KeptRunStore } from './KeptRunStore.ts';
import { LostRunDealsStore } from './LostRunDealsStore.ts';
import { noteRunMarkets, type CostOf } from './noteRunMarkets.ts';
import type { PaymentRunScope } from './PaymentRunScope.ts';
import { RunCallsStore } from './RunCallsStore.ts';
import { RunFeesStore } from './RunFeesStore.ts';
import { RunQuotesStore } from './RunQuotesStore.ts';
import { RunStopsStore } from './RunStopsStore.ts';
import { sumRunSettlements, type RunSettlementSum } from './sumRunSettlements.ts';

/** The rows that did not go, as long as this tab remembers them. */
type HeldRows = { readonly count: number; readonly csv: string };

type RunBeginning = {
  readonly run: PaymentRun;
  /** False while nothing was sent, and nothing is kept. */
  readonly kept: boolean;
  readonly checked?: readonly BankDetailQuestion[];
  /** The rows that are wanted although the same was paid lately, by the deals that were known then. */
  readonly paidAgain?: ReadonlySet<number>;
  readonly held?: HeldRows | null;
};

/** A run whose deals are quoted, booked and instructed. From its first booking on it is kept, step by step. */
export class RunPaymentStore {
  readonly held: HeldRows | null;
  readonly record: KeptRunStore;
  readonly calls: RunCallsStore;
  readonly quotes: RunQuotesStore;
  readonly lost: LostRunDealsStore;
  readonly stops: RunStopsStore;
  readonly fees: RunFeesStore;
  readonly #scope: PaymentRunScope;
  #costOf: CostOf = () => null;

  constructor(scope: PaymentRunScope, { run, kept, checked = [], paidAgain, held = null }: RunBeginning) {
    this.#scope = scope;
    this.held = held;
    const again = run.deals.filter(({ payments }) =>
      payments.some(({ row }) => paidAgain?.has(row) === true),
    );
    this.record = new KeptRunStore(scope, { run, kept, checked }, (shown) => this.#lookInto(shown));
    this.stops = new RunStopsStore(checked, { deals: again.map(({ id }) => id), beside: run.known });
    this.fees = new RunFeesStore(scope.partner);
    this.quotes = new RunQuotesStore(scope, () => this.waiting);
    const { partner, clock, identifiers, exclusively } = scope;
    const runs = noteRunMarkets(scope, (deal) => this.#costOf(deal));
    const ports = { partner, runs, clock, identifiers, exclusively };
    this.calls = new RunCallsStore(scope, ports, this);
    this.lost = new LostRunDealsStore(ports, scope, () => this.record.read());
    makeAutoObservable(this, {
      held: false,
      record: false,
      calls: false,
      quotes: false,
      lost: false,
      fees: false,
      stops: false,
    });
  }

  get run(): PaymentRun {
    return this.record.run;
  }

  get kept(): boolean {
    return this.record.kept;
  }

  get waiting(): readonly RunDeal[] {
    return this.run.deals.filter(({ state }) => state.kind === 'waiting');
  }

  get isOver(): boolean {
    return isRunOver(this.run);
  }

  get hasUnknown(): boolean {
    return this.run.deals.some(isRunDealUnknown);
  }

  get sums(): readonly RunSettlementSum[] {
    return sumRunSettlements(this.run.deals, (deal) => this.quotes.displayedOf(deal)?.quote);
  }

  /** What is settled for what is known to be booked. */
  get bookedSums(): readonly RunSettlementSum[] {
    const booked = this.run.deals.filter((deal) => orderOfRunDeal(deal) !== null);
    return sumRunSettlements(booked, () => undefined);
  }

  /** Whether another tab is at work on a deal: what becomes of it is seen here. */
  isElsewhere(dealId: string): boolean {
    return this.calls.calling !== dealId && this.#scope.inHand.isElsewhere(this.run.id, dealId);
  }

  /** Whether a call of a deal is on its way, from this tab or another: its outcome is not unknown yet. */
  isUnderWay(dealId: string): boolean {
    return this.calls.calling === dealId || this.isElsewhere(dealId);
  }

  /** Whether something is booked or instructed right now. */
  get isBusy(): boolean {
    return this.calls.calling !== null || this.calls.bookingAll;
  }

  /** Leaves a deal or a row of it out, or puts it back (RUN-10); what was asked about it is asked anew. */
  async leaveOut(dealId: string, what: LeaveOutEvent = { type: 'left-out' }): Promise<void> {
    // Nothing that was displayed changes while it is booked.
    if (this.isBusy) return;
    this.stops.forget(dealId);
    await this.record.leaveOut(dealId, what);
    if (what.type === 'left-out' || what.type === 'row-left-out') await this.#nameWhatPays(dealId);
  }

  /** What its deals cost against the market is known from now on. */
  priceWith(costOf: CostOf): void {
    this.#costOf = costOf;
  }

  start(): void {
    this.calls.start();
    this.quotes.start();
    this.record.start();
  }

  /** The page is left: what is on its way ends, and nothing more is sent. */
  stop(): void {
    this.calls.stopSoon();
    this.quotes.stop();
    this.lost.stop();
    this.record.stop();
  }

  /** Whoever has paid a row by itself leaves it out here, and sees by which order it is paid. */
  async #nameWhatPays(dealId: string): Promise<void> {
    const deal = this.run.deals.find(({ id }) => id === dealId);
    if (deal === undefined) return;
    const seen = await findRowsPaidElsewhere(this.#scope.partner, this.run, deal);
    if (seen !== null) await this.record.leaveOut(dealId, seen);
  }

  #lookInto(run: PaymentRun): void {
    const { calling, sent } = this.calls;
    // What this tab has on its way answers by itself.
    const unknown = run.deals.filter((deal) => isRunDealUnknown(deal) && deal.id !== calling);
    this.lost.lookInto(run, unknown, sent);
  }
}
