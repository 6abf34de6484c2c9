import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { RunDealEvent } from '@fx-gateway/domain/payment-run/run/advanceRun.ts';
import { bookRunDeal } from '@fx-gateway/domain/payment-run/run/bookRunDeal.ts';
import type { RunDealAgreement, RunPorts } from '@fx-gateway/domain/payment-run/run/runDealStep.ts';
import { continueRun, type RunEnd, type RunStop } from '@fx-gateway/domain/payment-run/run/continueRun.ts';
import { instructRunDeal } from '@fx-gateway/domain/payment-run/run/instructRunDeal.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { KeptRunStore } from './KeptRunStore.ts';
import type { PaymentRunScope } from './PaymentRunScope.ts';
import type { RunQuotesStore } from './RunQuotesStore.ts';
import type { RunStopsStore } from './RunStopsStore.ts';

type Stores = {
  readonly record: KeptRunStore;
  readonly quotes: RunQuotesStore;
  readonly stops: RunStopsStore;
};

const stoppedByUser = callFailure('no-answer', '');

/** Steps after which a call of the deal leaves. */
const leaving: ReadonlySet<RunDealEvent['type']> = new Set(['booking-leaves', 'instruction-leaves']);

/** The calls of a run that move money: of one deal at a press, or of all deals, one after the other. */
export class RunCallsStore {
  /** The deal that is booked or instructed right now. */
  calling: string | null = null;
  /** All deals are booked, one after the other. */
  bookingAll = false;
  /** No more deals are booked once the one in hand is over. */
  stopping = false;
  /** The deals whose calls have left from this tab. */
  readonly sent = new Set<string>();
  readonly #scope: PaymentRunScope;
  readonly #ports: RunPorts;
  readonly #record: KeptRunStore;
  readonly #quotes: RunQuotesStore;
  readonly #stops: RunStopsStore;

  constructor(scope: PaymentRunScope, ports: RunPorts, { record, quotes, stops }: Stores) {
    this.#scope = scope;
    const { runs } = ports;
    const advance: typeof runs.advance = (id, dealId, event) => {
      if (leaving.has(event.type)) this.#takeInHand(dealId);
      return runs.advance(id, dealId, event);
    };
    this.#ports = { ...ports, runs: { ...runs, advance } };
    this.#record = record;
    this.#quotes = quotes;
    this.#stops = stops;
    makeAutoObservable(this, { sent: false });
  }

  /** Nothing more is sent after the call in hand. */
  stopSoon(): void {
    this.stopping = true;
  }

  start(): void {
    this.stopping = false;
  }

  /** Books one deal at exactly the quote that is displayed, and instructs it. */
  async bookDeal(dealId: string): Promise<void> {
    const deal = this.#record.run.deals.find(({ id }) => id === dealId);
    const displayed = deal && this.#quotes.displayedOf(deal);
    if (displayed === undefined || this.#isBusy) return;
    const agreement = this.#agreementOn(dealId);
    await this.#call(dealId, async () => {
      if (!(await this.#record.begin())) return;
      this.#quotes.hold(dealId, true);
      const { id, limits } = this.#record.run;
      const stop = await bookRunDeal(this.#ports, id, dealId, displayed.quote, {
        ...agreement,
        // A limit that was agreed to counts for every press.
        limited: limits.some(({ currency }) => currency === displayed.quote.pays.currency),
      });
      await this.#record.read();
      this.#stops.tell(dealId, stop ?? (await this.#instruct(dealId)));
    });
  }

  /** Instructs a deal that is booked and was not instructed yet. */
  async instructDeal(dealId: string): Promise<void> {
    if (this.#isBusy) return;
    await this.#call(dealId, async () => this.#stops.tell(dealId, await this.#instruct(dealId)));
  }

  /** Books and instructs all deals that wait, up to these limits, at the quotes that are displayed at their turn. */
  async bookAll(limits: readonly Money[]): Promise<void> {
    if (this.#isBusy) return;
    this.bookingAll = true;
    this.stopping = false;
    this.#stops.clear();
    await this.#record.guard(async () => {
      if (!(await this.#record.begin())) return;
      const { id } = this.#record.run;
      await this.#scope.runs.limit(id, limits);
      this.#ended(
        await continueRun(this.#ports, id, {
          agreementOn: (deal) => this.#agreementOn(deal.id),
          quoteOf: async (deal) => {
            if (this.stopping) return failed(stoppedByUser);
            const quote = await this.#quotes.quoteFor(deal);
            this.#quotes.hold(deal.id, true);
            return quote;
          },
          onStep: (dealId) => void this.#stepped(dealId),
        }),
      );
    });
    await this.#settledDown();
    runInAction(() => {
      this.bookingAll = false;
    });
  }

  /** What the user has said about a deal, with the rows that are displayed of it: no other ones are booked. */
  #agreementOn(dealId: string): RunDealAgreement {
    const deal = this.#record.run.deals.find(({ id }) => id === dealId);
    const rows = deal?.payments.map(({ row }) => row) ?? [];
    return { ...this.#stops.agreementOn(dealId), rows };
  }

  get #isBusy(): boolean {
    return this.calling !== null || this.bookingAll;
  }

  #takeInHand(dealId: string): void {
    runInAction(() => {
      this.calling = dealId;
    });
    this.sent.add(dealId);
    this.#scope.inHand.take(this.#record.run.id, dealId);
  }

  async #instruct(dealId: string): Promise<RunStop | null> {
    const agreement = this.#stops.agreementOn(dealId);
    const stop = await instructRunDeal(this.#ports, this.#record.run.id, dealId, agreement);
    await this.#record.read();
    return stop;
  }

  #ended(end: RunEnd): void {
    if (end.kind === 'end') return;
    const { dealId, stop } = end;
    this.#stops.tell(dealId, stop.kind === 'no-quote' && stop.failure === stoppedByUser ? null : stop);
  }

  async #stepped(dealId: string): Promise<void> {
    if (this.calling !== dealId) this.#scope.inHand.letGo();
    runInAction(() => {
      this.calling = dealId;
    });
    await this.#record.read();
  }

  async #call(dealId: string, work: () => Promise<void>): Promise<void> {
    this.calling = dealId;
    this.#stops.drop(dealId);
    await this.#record.guard(work);
    await this.#settledDown();
  }

  async #settledDown(): Promise<void> {
    for (const { id } of this.#record.run.deals) this.#quotes.hold(id, false);
    this.#scope.inHand.letGo();
    runInAction(() => {
      this.calling = null;
    });
    await this.#record.read();
    this.#scope.bookedMore();
  }
}
