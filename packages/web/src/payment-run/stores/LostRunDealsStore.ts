import type { RunPorts } from '@fx-gateway/domain/payment-run/run/runDealStep.ts';
import { settleRunInstruction } from '@fx-gateway/domain/payment-run/run/instructRunDeal.ts';
import type { PaymentRun, RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { correctRunBooking } from '@fx-gateway/domain/payment-run/run/correctRunBooking.ts';
import type { LostRunBooking, LostRunInstruction } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import {
  settleRunBooking,
  settleRunBookingAs,
  type BookingWord,
} from '@fx-gateway/domain/payment-run/run/settleRunBooking.ts';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { runOrReportDefect } from '../../failures/runOrReportDefect.ts';
import type { PaymentRunScope } from './PaymentRunScope.ts';

type Seen = LostRunBooking | LostRunInstruction;

/** What nobody could say is looked into again after so long. */
const againMs = 15_000;

/** The deals of a run without an outcome: each is looked into at once, and again when more can be known. */
export class LostRunDealsStore {
  /** What was seen last of each. */
  readonly seen = observable.map<string, Seen>({}, { deep: false });
  /** Those that are looked into right now. */
  readonly looking = observable.map<string, true>({}, { deep: false });
  readonly #ports: RunPorts;
  readonly #timers: PaymentRunScope['timers'];
  readonly #inHand: PaymentRunScope['inHand'];
  readonly #changed: () => Promise<void>;
  readonly #known = new Set<string>();
  readonly #timersOf = new Map<string, () => void>();
  /** Before that nobody has seen in this tab how they came to it. */
  #isFirstLook = true;

  constructor(
    ports: RunPorts,
    { timers, inHand }: Pick<PaymentRunScope, 'timers' | 'inHand'>,
    changed: () => Promise<void>,
  ) {
    this.#ports = ports;
    this.#timers = timers;
    this.#inHand = inHand;
    this.#changed = changed;
    makeAutoObservable(this, { seen: false, looking: false });
  }

  /**
   * Looks into those of these that are new here, once no other tab has them in hand; `ours` were sent from this tab, so that
   * another one has sent what comes to it while this tab looks on.
   */
  lookInto(run: PaymentRun, deals: readonly RunDeal[], ours: ReadonlySet<string>): void {
    const unknown = new Set(deals.map((deal) => this.#keyOf(deal)));
    for (const key of this.#known) if (!unknown.has(key)) this.#known.delete(key);
    for (const deal of deals) {
      if (this.#known.has(this.#keyOf(deal))) continue;
      this.#known.add(this.#keyOf(deal));
      this.seen.delete(deal.id);
      void this.#lookOnceFree(run.id, deal, !this.#isFirstLook && !ours.has(deal.id));
    }
    this.#isFirstLook = false;
  }

  stop(): void {
    for (const cancel of this.#timersOf.values()) cancel();
    this.#timersOf.clear();
    this.#known.clear();
    this.#isFirstLook = true;
  }

  /** Looks into one; by the `user` the very same booking may be sent again. */
  async look(runId: string, deal: RunDeal, by: 'itself' | 'user' = 'itself'): Promise<void> {
    await this.#run(runId, deal, () =>
      deal.state.kind === 'instructing'
        ? settleRunInstruction(this.#ports, runId, deal.id)
        : settleRunBooking(this.#ports, runId, deal.id, by),
    );
  }

  /** The user says what a booking became. */
  async say(runId: string, deal: RunDeal, said: BookingWord): Promise<void> {
    await this.#run(runId, deal, () => settleRunBookingAs(this.#ports, runId, deal.id, said));
  }

  /** The user names the deal that a booking became of which they had said that it is none; by null they ask which there are. */
  async correct(runId: string, { id }: Pick<RunDeal, 'id'>, named: string | null): Promise<void> {
    if (this.looking.has(id)) return;
    this.looking.set(id, true);
    const seen = await runOrReportDefect(() => correctRunBooking(this.#ports, runId, id, named), null);
    runInAction(() => {
      this.looking.delete(id);
      if (seen === null || seen.kind === 'booked') this.seen.delete(id);
      else this.seen.set(id, seen);
    });
    await this.#changed();
  }

  async #lookOnceFree(runId: string, deal: RunDeal, isElsewhere: boolean): Promise<void> {
    await this.#inHand.waitFor(runId, deal.id, isElsewhere).over;
    // What the other tab was answered may stand in the run by now.
    if (this.#known.has(this.#keyOf(deal))) await this.look(runId, deal);
  }

  #keyOf({ id, state }: RunDeal): string {
    return `${id} ${state.kind}`;
  }

  async #run(runId: string, deal: RunDeal, ask: () => Promise<Seen | null>): Promise<void> {
    if (this.looking.has(deal.id)) return;
    this.looking.set(deal.id, true);
    this.#timersOf.get(deal.id)?.();
    const seen = await runOrReportDefect(ask, null);
    runInAction(() => {
      this.looking.delete(deal.id);
      if (seen === null) this.seen.delete(deal.id);
      else this.seen.set(deal.id, seen);
    });
    await this.#changed();
    // Later it can also be said that it became none of them.
    const isOpen = seen?.kind !== 'choose' || !seen.canBeNone;
    if (isOpen && this.#known.has(this.#keyOf(deal))) this.#again(runId, deal, seen);
  }

  #again(runId: string, deal: RunDeal, seen: Seen | null): void {
    const until = seen !== null && 'until' in seen ? seen.until : null;
    const ms = until === null ? againMs : Math.max(1_000, until - this.#ports.clock.now());
    this.#timersOf.set(
      deal.id,
      this.#timers.after(ms, () => void this.look(runId, deal)),
    );
  }
}
