import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import {
  settledBy,
  totalOfRunDeal,
  type PaymentRun,
  type RunDeal,
  type RunQuote,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';

/** One payment as the partner's tables have it: whom it pays, how much, and for what. */
export const paymentText = (payeeId: string, amount: Money, reference: string): string =>
  [payeeId, amount.currency, amount.minor, reference].join(' ');

/** A deal as the partner's tables have it, with each of its instructions as texts of its payments. */
export type TrueRunDeal = {
  readonly number: string;
  readonly quoteId: string;
  readonly instructed: readonly (readonly string[])[];
};

type Quoted = { readonly dealId: string; readonly quote: RunQuote };

/**
 * What a run wanted and tells, held against the partner's tables. It knows no rule of the product: who reads the run
 * reads a waiting deal as not booked, a booked one as not instructed, and a paid one as paid.
 */
export class RunLedger {
  readonly #quoted = new Map<string, Quoted>();
  readonly #deals: () => readonly TrueRunDeal[];
  readonly #run: () => PaymentRun;

  constructor(deals: () => readonly TrueRunDeal[], run: () => PaymentRun) {
    this.#deals = deals;
    this.#run = run;
  }

  quoted(dealId: string, quote: RunQuote): void {
    this.#quoted.set(quote.quoteId, { dealId, quote });
  }

  /** The number that a booking became, by the partner's own tables: what an honest person knows who is asked for it. */
  dealOf(quoteId: string): string | null {
    return this.#deals().find((deal) => deal.quoteId === quoteId)?.number ?? null;
  }

  /** Whether that number pays other rows than this deal of the run. */
  isAnother(number: string, dealId: string): boolean {
    return this.#madeFor(dealId).every((deal) => deal.number !== number);
  }

  #madeFor(dealId: string): readonly TrueRunDeal[] {
    return this.#deals().filter(({ quoteId }) => this.#quoted.get(quoteId)?.dealId === dealId);
  }

  violations(): readonly string[] {
    const run = this.#run();
    return [...run.deals.flatMap((deal) => this.#wrongWith(deal)), ...this.#beyondLimit(run)];
  }

  #beyondLimit({ limits }: PaymentRun): readonly string[] {
    const settled = this.#deals().reduce((sum, { quoteId }) => {
      const quote = this.#quoted.get(quoteId)?.quote;
      return quote === undefined ? sum : sum + settledBy(quote).minor;
    }, 0n);
    return settled > (limits[0]?.minor ?? 0n)
      ? [`${settled} is settled, which is more than was agreed to`]
      : [];
  }

  #wrongWith(deal: RunDeal): readonly string[] {
    const { id, state } = deal;
    const made = this.#madeFor(id);
    const found: string[] = [];
    if (made.length > 1) found.push(`deal ${id} of the run is booked ${made.length} times`);
    for (const { number, quoteId, instructed } of made) {
      const quote = this.#quoted.get(quoteId)?.quote;
      if (quote?.receive.minor !== totalOfRunDeal(deal).minor)
        found.push(`${number} is booked for another amount than the rows of deal ${id}`);
      if (instructed.length > 1) found.push(`the rows of deal ${id} are paid ${instructed.length} times`);
    }
    return [...found, ...this.#wronglyTold(deal, state)];
  }

  #wronglyTold({ id, payments }: RunDeal, state: RunDeal['state']): readonly string[] {
    const made = this.#madeFor(id);
    if (state.kind === 'waiting' || state.kind === 'left-out')
      return made.length === 0 ? [] : [`deal ${id} is told as not booked, and it is ${made[0]?.number}`];
    if (state.kind === 'booking') return [];
    const { number } = state.order;
    const own = made.find((each) => each.number === number && each.quoteId === state.booking.quoteId);
    if (own === undefined) return [`deal ${id} is told as ${number}, and it is not`];
    const quote = this.#quoted.get(own.quoteId)?.quote;
    if (quote === undefined || settledBy(quote).minor !== settledBy(state.booking).minor)
      return [`deal ${id} is told at other amounts than it was booked at`];
    const wanted = payments.map(({ payeeId, amount, reference }) => paymentText(payeeId, amount, reference));
    const isPaid = own.instructed.some((each) => each.toSorted().join() === wanted.toSorted().join());
    const isTouched = own.instructed.length > 0;
    if (state.kind === 'paid' && !isPaid) return [`deal ${id} is told as paid, and ${number} is not`];
    if (state.kind === 'booked' && isTouched)
      return [`deal ${id} is told as not instructed, and ${number} is`];
    if (state.kind === 'paid-otherwise' && (isPaid || !isTouched))
      return [`deal ${id} is told as paid otherwise, and ${number} is not`];
    return [];
  }

  /** What is not paid, or not told so. */
  leftOver(): readonly string[] {
    return this.#run().deals.flatMap(({ id, state }) =>
      state.kind === 'paid' ? [] : [`deal ${id} of the run stays ${state.kind} for ever`],
    );
  }

  text(): unknown {
    return [...this.#quoted].map(([quoteId, { dealId }]) => [quoteId, dealId]);
  }
}
