import { runWithoutExclusion } from '@fx-gateway/domain/ports/exclusively.ts';
import { systemIdentifiers } from '@fx-gateway/adapters/node';
import { noBankDetailConfirmation } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { bookRunDeal } from '@fx-gateway/domain/payment-run/run/bookRunDeal.ts';
import type { RunPorts } from '@fx-gateway/domain/payment-run/run/runDealStep.ts';
import { continueRun } from '@fx-gateway/domain/payment-run/run/continueRun.ts';
import { instructRunDeal, settleRunInstruction } from '@fx-gateway/domain/payment-run/run/instructRunDeal.ts';
import type { PaymentRun, RunDeal, RunQuote } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { createPaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import { settleRunBooking, settleRunBookingAs } from '@fx-gateway/domain/payment-run/run/settleRunBooking.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { WalkTime } from '../walkTime.ts';
import type { RunBooks } from './runBooks.ts';
import { RunLine } from './RunLine.ts';

type ClientPorts = {
  readonly name: string;
  readonly books: RunBooks;
  readonly store: KeyValueStore;
  readonly time: WalkTime;
  readonly held: (() => void)[];
  /** The quotes whose amounts a person has read, by their ids. */
  readonly displayed: Set<string>;
};

const agreed = { beside: [], bankDetails: noBankDetailConfirmation };

/** A tab or terminal in which somebody works at a payment run, over the journal that all on the machine share. */
export class RunClient {
  line: RunLine;
  readonly #quotes = new Map<string, RunQuote>();
  readonly #ports: ClientPorts;
  readonly #runId: string;

  constructor(ports: ClientPorts, runId: string) {
    this.#ports = ports;
    this.#runId = runId;
    this.line = new RunLine(ports.held);
  }

  /** The page is gone and opened again, or the command was killed and started again. */
  restart(): void {
    this.line.alive = false;
    this.line = new RunLine(this.#ports.held);
    this.#quotes.clear();
  }

  async run(): Promise<PaymentRun> {
    const run = await this.#connect().runs.find(this.#runId);
    if (run === null) throw new Error('The run is not kept any more.');
    return run;
  }

  /** A quote is asked for and read. */
  async quote(dealId: string): Promise<void> {
    const ports = this.#connect();
    const deal = await this.#deal(dealId);
    const quote = await ports.partner.quote(deal);
    if (!quote.ok) return;
    this.#quotes.set(dealId, quote.value);
    this.#ports.displayed.add(quote.value.quoteId);
  }

  /** One press books and instructs what is displayed. */
  async press(dealId: string): Promise<void> {
    const quote = this.#quotes.get(dealId);
    if (quote === undefined) return;
    const ports = this.#connect();
    const stop = await bookRunDeal(ports, this.#runId, dealId, quote, { ...agreed, limited: false });
    if (stop === null) await instructRunDeal(ports, this.#runId, dealId, agreed);
  }

  /** 'Book all', within what is displayed and agreed to. */
  async all(): Promise<void> {
    const ports = this.#connect();
    await continueRun(ports, this.#runId, {
      agreementOn: () => agreed,
      quoteOf: async (deal) => {
        const quote = await ports.partner.quote(deal);
        if (quote.ok) this.#ports.displayed.add(quote.value.quoteId);
        return quote;
      },
      onStep: () => undefined,
    });
  }

  /** Looks into what has no outcome, and answers honestly where only a person can. */
  async settle(dealId: string, by: 'itself' | 'user'): Promise<void> {
    const ports = this.#connect();
    await settleRunInstruction(ports, this.#runId, dealId);
    const seen = await settleRunBooking(ports, this.#runId, dealId, by);
    const { state } = await this.#deal(dealId);
    if (seen?.kind !== 'choose' || state.kind !== 'booking') return;
    const own = seen.candidates.find(
      ({ number }) =>
        this.#ports.books.deals().find((deal) => deal.number === number)?.quoteId === state.booking.quoteId,
    );
    if (own !== undefined)
      await settleRunBookingAs(ports, this.#runId, dealId, {
        order: { number: own.number, reference: '' },
      });
    else if (seen.canBeNone)
      await settleRunBookingAs(ports, this.#runId, dealId, {
        noneOf: seen.candidates.map(({ number }) => number),
      });
  }

  async #deal(dealId: string): Promise<RunDeal> {
    const deal = (await this.run()).deals.find(({ id }) => id === dealId);
    if (deal === undefined) throw new Error(`The run has no deal ${dealId}.`);
    return deal;
  }

  #connect(): RunPorts {
    const { books, store, time } = this.#ports;
    return {
      clock: time.clock,
      identifiers: systemIdentifiers,
      runs: createPaymentRunStore(store, 'ann'),
      partner: books.connect(this.line, store),
      exclusively: runWithoutExclusion,
    };
  }
}
