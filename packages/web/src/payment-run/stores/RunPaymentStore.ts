import type { BankDetailQuestion } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { advanceRun } from '@fx-gateway/domain/payment-run/run/advanceRun.ts';
import { bookRunDeal } from '@fx-gateway/domain/payment-run/run/bookRunDeal.ts';
import type { RunPorts } from '@fx-gateway/domain/payment-run/run/runDealStep.ts';
import { continueRun, type RunEnd, type RunStop } from '@fx-gateway/domain/payment-run/run/continueRun.ts';
import { instructRunDeal } from '@fx-gateway/domain/payment-run/run/instructRunDeal.ts';
import {
  bookingOfRunDeal,
  isRunDealUnknown,
  isRunOver,
  type PaymentRun,
  type RunDeal,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { reportDefect } from '../../failures/reportDefect.ts';
import type { PaymentRunScope } from './PaymentRunScope.ts';
import { LostRunDealsStore } from './LostRunDealsStore.ts';
import { RunFeesStore } from './RunFeesStore.ts';
import { RunStopsStore } from './RunStopsStore.ts';
import { RunQuotesStore } from './RunQuotesStore.ts';
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

const stoppedByUser = callFailure('no-answer', '');

/** A run whose deals are quoted, booked and instructed. From its first booking on it is kept, step by step. */
export class RunPaymentStore {
  run: PaymentRun;
  kept: boolean;
  /** It is not on this device any more: it was closed, here or in another tab. */
  gone = false;
  /** An open run that has the same name: nothing began. */
  namesake: PaymentRun | null = null;
  /** What could not be kept or read on this device. */
  trouble: string | null = null;
  /** The deal that is booked or instructed right now. */
  calling: string | null = null;
  /** All deals are booked, one after the other. */
  bookingAll = false;
  /** No more deals are booked once the one in hand is over. */
  stopping = false;
  readonly held: HeldRows | null;
  readonly quotes: RunQuotesStore;
  readonly lost: LostRunDealsStore;
  readonly stops: RunStopsStore;
  readonly fees: RunFeesStore;
  readonly #checked: readonly BankDetailQuestion[];
  readonly #scope: PaymentRunScope;
  readonly #ports: RunPorts;
  #stopWatching: (() => void) | null = null;

  constructor(scope: PaymentRunScope, { run, kept, checked = [], paidAgain, held = null }: RunBeginning) {
    this.#scope = scope;
    const { partner, runs, clock, identifiers, exclusively } = scope;
    this.#ports = { partner, runs, clock, identifiers, exclusively };
    this.run = run;
    this.kept = kept;
    this.held = held;
    this.#checked = checked;
    const again = run.deals.filter(({ payments }) =>
      payments.some(({ row }) => paidAgain?.has(row) === true),
    );
    this.stops = new RunStopsStore(checked, { deals: again.map(({ id }) => id), beside: run.known });
    this.fees = new RunFeesStore(partner);
    this.quotes = new RunQuotesStore(scope, () => this.waiting);
    this.lost = new LostRunDealsStore(this.#ports, scope.timers, () => this.#read());
    makeAutoObservable(this, {
      run: observableRef,
      namesake: observableRef,
      held: false,
      quotes: false,
      lost: false,
      fees: false,
      stops: false,
    });
  }

  get waiting(): readonly RunDeal[] {
    return this.run.deals.filter(({ state }) => state.kind === 'waiting');
  }

  /** True while a call that moves money is on its way. */
  get isCalling(): boolean {
    return this.calling !== null;
  }

  get isOver(): boolean {
    return isRunOver(this.run);
  }

  get hasUnknown(): boolean {
    return this.run.deals.some(isRunDealUnknown);
  }

  get sums(): readonly RunSettlementSum[] {
    return sumRunSettlements(this.run.deals, (dealId) => this.quotes.displayed.get(dealId)?.quote);
  }

  /** What is settled for what is booked already. */
  get bookedSums(): readonly RunSettlementSum[] {
    const booked = this.run.deals.filter((deal) => bookingOfRunDeal(deal) !== null);
    return sumRunSettlements(booked, () => undefined);
  }

  start(): void {
    this.stopping = false;
    this.quotes.start();
    this.#watch();
  }

  /** The page is left: what is on its way ends, and nothing more is sent. */
  stop(): void {
    this.stopping = true;
    this.quotes.stop();
    this.lost.stop();
    this.#stopWatching?.();
    this.#stopWatching = null;
  }

  /** No deal is begun after the one in hand. */
  stopSoon(): void {
    this.stopping = true;
  }

  rename(name: string): void {
    if (!this.kept) this.run = { ...this.run, name };
  }

  /** Books one deal at exactly the quote that is displayed, and instructs it. */
  async bookDeal(dealId: string): Promise<void> {
    const displayed = this.quotes.displayed.get(dealId);
    if (displayed === undefined || this.isCalling || this.bookingAll) return;
    await this.#call(dealId, async () => {
      if (!(await this.#begin())) return;
      this.quotes.hold(dealId, true);
      const agreement = this.stops.agreementOn(dealId);
      const stop = await bookRunDeal(this.#ports, this.run.id, dealId, displayed.quote, {
        ...agreement,
        // A limit that was agreed to counts for every press.
        limited: this.run.limits.some(({ currency }) => currency === displayed.quote.pays.currency),
      });
      await this.#read();
      this.stops.tell(dealId, stop ?? (await this.#instruct(dealId)));
    });
  }

  /** Instructs a deal that is booked and was not instructed yet. */
  async instructDeal(dealId: string): Promise<void> {
    if (this.isCalling || this.bookingAll) return;
    await this.#call(dealId, async () => this.stops.tell(dealId, await this.#instruct(dealId)));
  }

  /** Books and instructs all deals that wait, up to these limits, at the quotes that are displayed at their turn. */
  async bookAll(limits: readonly Money[]): Promise<void> {
    if (this.isCalling || this.bookingAll) return;
    this.bookingAll = true;
    this.stopping = false;
    this.stops.clear();
    await this.#guard(async () => {
      if (!(await this.#begin())) return;
      await this.#scope.runs.limit(this.run.id, limits);
      const end = await continueRun(this.#ports, this.run.id, {
        agreementOn: ({ id }) => this.stops.agreementOn(id),
        quoteOf: async (deal) => {
          if (this.stopping) return failed(stoppedByUser);
          const quote = await this.quotes.quoteFor(deal);
          this.quotes.hold(deal.id, true);
          return quote;
        },
        onStep: (dealId) => void this.#stepped(dealId),
      });
      this.#ended(end);
    });
    await this.#settledDown();
    runInAction(() => {
      this.bookingAll = false;
    });
  }

  /** A deal that waits is not booked at all. */
  async leaveOut(dealId: string): Promise<void> {
    await this.#guard(async () => {
      if (this.kept) await this.#scope.runs.advance(this.run.id, dealId, { type: 'left-out' });
      else {
        const left = advanceRun(this.run, dealId, { type: 'left-out' });
        if (left.ok) this.#show(left.value);
      }
    });
    await this.#read();
  }

  /** The run is forgotten once all of its outcomes are known; false where one is not. */
  async close(): Promise<boolean> {
    let isForgotten = false;
    await this.#guard(async () => {
      isForgotten = await this.#scope.runs.forget(this.run.id);
    });
    return isForgotten;
  }

  async #begin(): Promise<boolean> {
    if (this.kept) return true;
    // What was checked here is not asked about once more after a reload.
    await this.#scope.preparation.rememberChecked(this.#checked);
    const earlier = await this.#scope.runs.begin(this.run);
    runInAction(() => {
      this.namesake = earlier;
      this.kept = earlier === null;
    });
    if (earlier === null) this.#watch();
    return earlier === null;
  }

  async #instruct(dealId: string): Promise<RunStop | null> {
    const stop = await instructRunDeal(this.#ports, this.run.id, dealId, this.stops.agreementOn(dealId));
    await this.#read();
    return stop;
  }

  #ended(end: RunEnd): void {
    if (end.kind === 'end') return;
    const { dealId, stop } = end;
    this.stops.tell(dealId, stop.kind === 'no-quote' && stop.failure === stoppedByUser ? null : stop);
  }

  async #stepped(dealId: string): Promise<void> {
    runInAction(() => {
      this.calling = dealId;
    });
    await this.#read();
  }

  async #call(dealId: string, work: () => Promise<void>): Promise<void> {
    this.calling = dealId;
    this.stops.drop(dealId);
    await this.#guard(work);
    await this.#settledDown();
  }

  async #settledDown(): Promise<void> {
    for (const { id } of this.run.deals) this.quotes.hold(id, false);
    runInAction(() => {
      this.calling = null;
    });
    await this.#read();
    this.#scope.bookedMore();
  }

  /** What this device could not keep or read is told; nothing was sent after it. */
  async #guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      runInAction(() => {
        this.trouble = null;
      });
    } catch (cause) {
      reportDefect(cause);
      runInAction(() => {
        this.trouble = cause instanceof Error ? cause.message : String(cause);
      });
    }
  }

  #watch(): void {
    if (!this.kept || this.#stopWatching !== null) return;
    this.#stopWatching = this.#scope.runs.watch(this.run.id, () => void this.#read());
    void this.#read();
  }

  async #read(): Promise<void> {
    if (!this.kept) return;
    await this.#guard(async () => {
      const run = await this.#scope.runs.find(this.run.id);
      if (run === null)
        runInAction(() => {
          this.gone = true;
        });
      else this.#show(run);
    });
  }

  #show(run: PaymentRun): void {
    runInAction(() => {
      this.run = run;
    });
    // What this tab has on its way answers by itself.
    if (this.#stopWatching !== null)
      this.lost.lookInto(
        run,
        run.deals.filter((deal) => isRunDealUnknown(deal) && deal.id !== this.calling),
      );
  }
}
