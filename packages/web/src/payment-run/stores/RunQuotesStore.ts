import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { RunDeal, RunQuote } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { PaymentRunScope } from './PaymentRunScope.ts';

/** A quote as it is displayed, when it was asked for, in elapsed milliseconds, and which rows it was asked for. */
export type DisplayedRunQuote = { readonly quote: RunQuote; readonly askedAt: number; readonly rows: string };

/** A deal with other rows is quoted anew. */
const rowsOf = ({ payments }: Pick<RunDeal, 'payments'>): string => payments.map(({ row }) => row).join(' ');

type Ports = Pick<PaymentRunScope, 'partner' | 'clock' | 'timers'>;

/** Only so many deals are quoted again and again: those that are booked next. */
const mostLiveQuotes = 3;

/** What is due is looked for once a second, and the same deal is not quoted more often. */
const lookMs = 1_000;
/** A quote is renewed this long before its end. */
const beforeEndMs = 3_000;
/** A quote without an end that is known is renewed after this long. */
const renewalMs = 20_000;
/** After a failure nothing is asked for the same deal for so long. */
const restMs = 5_000;

/**
 * The quotes of the deals that wait. Each is asked for once, as soon as the one before it is there, since nobody can book
 * all before that. The next three are renewed before they end; the others show their last one. Nothing is asked while the
 * page is out of sight or locked.
 */
export class RunQuotesStore {
  /** What has elapsed, as of the last look. */
  now: number;
  readonly displayed = observable.map<string, DisplayedRunQuote>({}, { deep: false });
  readonly failures = observable.map<string, CallFailure>({}, { deep: false });
  readonly #ports: Ports;
  readonly #waiting: () => readonly RunDeal[];
  readonly #failedAt = new Map<string, number>();
  /** Being booked: its quote stays the one that is displayed. */
  readonly #held = new Set<string>();
  #paused = false;
  /** How many deals are being asked about. */
  #asking = 0;
  #cancel: (() => void) | null = null;

  /** `waiting` gives the deals that are still to be booked, the next one first. */
  constructor(ports: Ports, waiting: () => readonly RunDeal[]) {
    this.#ports = ports;
    this.#waiting = waiting;
    this.now = ports.clock.elapsed();
    makeAutoObservable(this, { displayed: false, failures: false, quoteFor: false, displayedOf: false });
  }

  start(): void {
    if (this.#cancel === null) this.#look();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  pause(paused: boolean): void {
    this.#paused = paused;
  }

  /** While a deal is booked nothing takes the place of its quote. */
  hold(dealId: string, held: boolean): void {
    if (held) this.#held.add(dealId);
    else this.#held.delete(dealId);
  }

  /** The quote that is displayed of a deal as it is now; none where a row of it was left out or put back since. */
  displayedOf(deal: Pick<RunDeal, 'id' | 'payments'>): DisplayedRunQuote | undefined {
    const displayed = this.displayed.get(deal.id);
    return displayed?.rows === rowsOf(deal) ? displayed : undefined;
  }

  isLive(dealId: string): boolean {
    return this.#live.some(({ id }) => id === dealId);
  }

  /** The milliseconds until a displayed quote ends, or is renewed where its end is not known. */
  restOf({ quote, askedAt }: DisplayedRunQuote): number {
    const { clock } = this.#ports;
    // As of the last look, so that it is drawn again with each.
    const sinceLook = clock.elapsed() - this.now;
    const rest =
      quote.endsAt === null ? renewalMs - (this.now - askedAt) : quote.endsAt - clock.now() + sinceLook;
    return Math.max(0, rest);
  }

  /** The displayed quote while it can be booked, else a new one, which is displayed from then on. */
  async quoteFor(deal: RunDeal): Promise<Result<RunQuote, CallFailure>> {
    const displayed = this.displayedOf(deal);
    if (displayed !== undefined && this.#isFresh(displayed)) return succeeded(displayed.quote);
    return this.#ask(deal);
  }

  get #live(): readonly RunDeal[] {
    return this.#waiting().slice(0, mostLiveQuotes);
  }

  #isFresh({ quote: { endsAt }, askedAt }: DisplayedRunQuote): boolean {
    const { clock } = this.#ports;
    return endsAt === null ? clock.elapsed() - askedAt < 1.5 * renewalMs : endsAt > clock.now();
  }

  #isDue(deal: RunDeal): boolean {
    const { id } = deal;
    const { clock } = this.#ports;
    if (this.#held.has(id)) return false;
    const failedAt = this.#failedAt.get(id);
    if (failedAt !== undefined && clock.elapsed() - failedAt < restMs) return false;
    const displayed = this.displayedOf(deal);
    if (displayed === undefined) return true;
    const { quote, askedAt } = displayed;
    if (clock.elapsed() - askedAt < lookMs) return false;
    return quote.endsAt === null
      ? clock.elapsed() - askedAt >= renewalMs
      : quote.endsAt - clock.now() <= beforeEndMs;
  }

  #look(): void {
    this.now = this.#ports.clock.elapsed();
    this.#cancel = this.#ports.timers.after(lookMs, () => this.#look());
    void this.#askForAllDue();
  }

  get #due(): RunDeal | undefined {
    if (this.#paused || this.#asking > 0 || this.#cancel === null) return undefined;
    // The sum on top needs one quote of every deal.
    const unquoted = this.#waiting().find(
      (deal) => this.displayedOf(deal) === undefined && !this.#failedAt.has(deal.id),
    );
    return this.#live.find((deal) => this.#isDue(deal)) ?? unquoted;
  }

  /** One after the other; a partner that refuses is left alone until the next look. */
  async #askForAllDue(): Promise<void> {
    for (let due = this.#due; due !== undefined; due = this.#due) if (!(await this.#ask(due)).ok) return;
  }

  async #ask(deal: RunDeal): Promise<Result<RunQuote, CallFailure>> {
    const { partner, clock } = this.#ports;
    this.#asking += 1;
    const askedAt = clock.elapsed();
    const quote = await partner.quote(deal);
    runInAction(() => {
      this.#asking -= 1;
      this.now = clock.elapsed();
      if (!quote.ok) {
        this.#failedAt.set(deal.id, clock.elapsed());
        this.failures.set(deal.id, quote.failure);
        return;
      }
      this.#failedAt.delete(deal.id);
      this.failures.delete(deal.id);
      if (!this.#held.has(deal.id))
        this.displayed.set(deal.id, { quote: quote.value, askedAt, rows: rowsOf(deal) });
    });
    return quote;
  }
}
