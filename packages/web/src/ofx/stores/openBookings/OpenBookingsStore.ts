import type { ConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { AnsweredMoneyCall } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import type { OfxBookingAnswer, OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import type { OfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import {
  computeNoDealConfirmableAt,
  findOfxDealCandidates,
  confirmBookingIsNoOfxDeal,
  confirmBookingIsOfxDeal,
  type LostOfxBookingOutcome,
} from '@fx-gateway/domain/ofx/booking/settleOfxBooking.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { outcomeStorageFailure } from '../../../fetching/outcomeStorageFailure.ts';
import { runOrReportDefect } from '../../../failures/runOrReportDefect.ts';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';

/** A booking without a definite answer, and what is known of it by now. */
export type OpenOfxBooking = {
  readonly intent: StoredOfxBookingCall;
  /** Why the answer did not come, when that was in this visit. */
  readonly lost: CallFailure | null;
  readonly looking: boolean;
  readonly settlement: Exclude<LostOfxBookingOutcome, { kind: 'settled-before' }> | SettledElsewhere | null;
};

/** Another tab has its answer: the deal that it became, null where it is not known to be one. */
type SettledElsewhere = { readonly kind: 'settled-elsewhere'; readonly became: OfxBookingAnswer | null };

/** A booking that another tab has settled. */
type BookingSettledElsewhere = OpenOfxBooking & { readonly settlement: SettledElsewhere };

const isSettledElsewhere = (open: OpenOfxBooking): open is BookingSettledElsewhere =>
  open.settlement?.kind === 'settled-elsewhere';

type OpenBookingsDependencies = {
  readonly ofx: Pick<Ofx, 'deals'>;
  readonly journal: OfxJournal;
  readonly confirmedAccounts: Pick<ConfirmedBankDetailsStore, 'notePaid'>;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Called when a lost booking, or one of another tab, turned out to be a deal. */
  foundBooked(intent: StoredOfxBookingCall): void;
};

const dealOf = ({
  answer: { number, reference },
}: AnsweredMoneyCall<StoredOfxBookingCall>): OfxBookingAnswer => ({
  dealId: number ?? '',
  reference: reference ?? number ?? '',
});

const isSettled = ({ settlement }: OpenOfxBooking): boolean =>
  settlement?.kind === 'booked' ||
  settlement?.kind === 'not-booked' ||
  settlement?.kind === 'settled-elsewhere';

/** What may have become of a booking, but the deals that others became. */
const withoutDeals = (open: OpenOfxBooking, taken: readonly string[]): OpenOfxBooking => {
  const { settlement } = open;
  if (settlement?.kind !== 'choose') return open;
  const candidates = settlement.candidates.filter(({ dealId }) => !taken.includes(dealId));
  return { ...open, settlement: { ...settlement, candidates } };
};

/**
 * Bookings whose answer was lost, here, in an earlier visit or in another tab. Nothing is sent again: the user says by
 * the list of deals what became of each (S-80).
 */
export class OpenBookingsStore {
  /** Null until the journal has been read; before that nothing is booked. */
  all: readonly OpenOfxBooking[] | null = null;
  readonly #dependencies: OpenBookingsDependencies;
  /** The quote ids that this tab is booking right now: the journal holds them too. */
  readonly #sending = observable.set<string>();
  #stopWatching: (() => void) | null = null;
  #cancelLook: () => void = () => undefined;

  constructor(dependencies: OpenBookingsDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { all: observableRef });
  }

  /** Those that are still unknown. */
  get unsettled(): readonly StoredOfxBookingCall[] {
    return this.#known.filter((open) => !isSettled(open)).map(({ intent }) => intent);
  }

  /** Those that another tab has settled, until the user has seen it. */
  get settledElsewhere(): readonly BookingSettledElsewhere[] {
    return this.#known.filter(isSettledElsewhere);
  }

  get #known(): readonly OpenOfxBooking[] {
    return this.all ?? [];
  }

  /** From when on it can be said that a booking became no deal; null when that is now. */
  noDealFrom(intent: StoredOfxBookingCall): number | null {
    const from = computeNoDealConfirmableAt(intent);
    return from <= this.#dependencies.clock.now() ? null : from;
  }

  /** Reads what earlier visits and other tabs left open, and looks at the deals for it. */
  async start(): Promise<void> {
    if (this.#stopWatching !== null) return;
    this.#stopWatching = this.#dependencies.journal.watch(() => void this.read());
    await this.read();
  }

  stop(): void {
    this.#stopWatching?.();
    this.#stopWatching = null;
    this.#cancelLook();
  }

  /** While this tab books, its own intent is not taken for what another one left open. */
  async whileSending<T>(quoteId: string, send: () => Promise<T>): Promise<T> {
    runInAction(() => this.#sending.add(quoteId));
    try {
      return await send();
    } finally {
      runInAction(() => this.#sending.delete(quoteId));
    }
  }

  /** A booking was just left without an answer: it is unknown, never failed, and looked for at once. */
  async answerLost(intent: StoredOfxBookingCall, lost: CallFailure): Promise<void> {
    this.dismiss(intent);
    this.#set([...this.#known, { intent, lost, looking: false, settlement: null }]);
    await this.look(intent);
  }

  /**
   * Follows the journal: what is settled elsewhere is said to be, and the same does not stay typed here to be booked
   * a second time; what is new comes and is looked for.
   */
  async read(): Promise<void> {
    const inJournal = await this.#inJournal();
    if (inJournal === null) return;
    const { kept, booked } = inJournal;
    const keptIds = new Set(kept.map(({ quoteId }) => quoteId));
    const isGone = (open: OpenOfxBooking): boolean =>
      !isSettled(open) && !open.looking && !keptIds.has(open.intent.quoteId);
    const before = this.#known;
    const gone = before.filter(isGone);
    const taken = [...booked.values()].map(({ dealId }) => dealId);
    const still = before.map((open): OpenOfxBooking => {
      if (isGone(open))
        return {
          ...open,
          settlement: { kind: 'settled-elsewhere', became: booked.get(open.intent.quoteId) ?? null },
        };
      return withoutDeals(open, taken);
    });
    const known = new Set(still.map(({ intent }) => intent.quoteId));
    const added = kept.filter(({ quoteId }) => !known.has(quoteId) && !this.#sending.has(quoteId));
    this.#set([
      ...still,
      ...added.map((intent) => ({ intent, lost: null, looking: false, settlement: null })),
    ]);
    for (const { intent } of gone) if (booked.has(intent.quoteId)) this.#dependencies.foundBooked(intent);
    await Promise.all(added.map((intent) => this.look(intent)));
  }

  /** The journal holds this one; where it was told as settled and could not be removed, it is looked for again. */
  async foundOpen(earlier: StoredOfxBookingCall): Promise<void> {
    if (!this.unsettled.some(({ quoteId }) => quoteId === earlier.quoteId)) this.dismiss(earlier);
    await this.read();
  }

  /** Looks at the deals again. */
  async look(intent: StoredOfxBookingCall): Promise<void> {
    const { ofx, journal, clock } = this.#dependencies;
    await this.#settle(intent, () => findOfxDealCandidates({ deals: ofx.deals, journal, clock }, intent));
    this.#lookWhenItCanBeNone(intent);
  }

  /** The user says that the booking became this deal. */
  async choose(intent: StoredOfxBookingCall, dealId: string): Promise<void> {
    const { ofx, journal, clock, confirmedAccounts, foundBooked } = this.#dependencies;
    const settlement = this.#find(intent)?.settlement;
    const candidates = settlement?.kind === 'choose' ? settlement.candidates : [];
    const deal = candidates.find((candidate) => candidate.dealId === dealId) ?? { dealId };
    const ports = { deals: ofx.deals, journal, clock, confirmedAccounts };
    await this.#settle(intent, () => confirmBookingIsOfxDeal(ports, intent, deal));
    if (this.#find(intent)?.settlement?.kind === 'booked') foundBooked(intent);
  }

  /**
   * The user says that the booking became none, and that these are other deals. Gives the deals that could be it where
   * the user has to be asked about them first.
   */
  async chooseNone(intent: StoredOfxBookingCall, otherDeals: readonly string[]): Promise<readonly OfxDeal[]> {
    const { ofx, journal, clock } = this.#dependencies;
    await this.#settle(intent, () =>
      confirmBookingIsNoOfxDeal({ deals: ofx.deals, journal, clock }, intent, otherDeals),
    );
    const found = this.#find(intent)?.settlement;
    return found?.kind === 'choose' && found.canBeNone ? found.candidates : [];
  }

  /** The user has seen what became of it. */
  dismiss({ quoteId }: StoredOfxBookingCall): void {
    this.#set(this.#known.filter(({ intent }) => intent.quoteId !== quoteId));
  }

  async #settle(intent: StoredOfxBookingCall, ask: () => Promise<LostOfxBookingOutcome>): Promise<void> {
    if (this.#find(intent)?.looking === true) return;
    this.#change(intent, { looking: true });
    const settlement = await runOrReportDefect(ask, { kind: 'unknown', failure: outcomeStorageFailure });
    this.#change(
      intent,
      settlement.kind === 'settled-before' ? { looking: false } : { looking: false, settlement },
    );
    // Another tab may have found out while this one was looking.
    await this.read();
  }

  /** The answer "it was not booked" becomes possible without the user having to ask for it. */
  #lookWhenItCanBeNone(intent: StoredOfxBookingCall): void {
    const { clock, timers } = this.#dependencies;
    const from = this.noDealFrom(intent);
    if (from === null || this.#stopWatching === null) return;
    this.#cancelLook();
    this.#cancelLook = timers.after(from - clock.now() + 1, () => {
      for (const each of this.unsettled) void this.look(each);
    });
  }

  #change({ quoteId }: StoredOfxBookingCall, change: Partial<OpenOfxBooking>): void {
    this.#set(this.#known.map((open) => (open.intent.quoteId === quoteId ? { ...open, ...change } : open)));
  }

  #set(all: readonly OpenOfxBooking[]): void {
    runInAction(() => {
      this.all = all;
    });
  }

  #find({ quoteId }: StoredOfxBookingCall): OpenOfxBooking | undefined {
    return this.#known.find(({ intent }) => intent.quoteId === quoteId);
  }

  /** What is kept as open, and the deals that bookings became, by quote id; null when the store cannot be read. */
  async #inJournal(): Promise<{
    readonly kept: readonly StoredOfxBookingCall[];
    readonly booked: ReadonlyMap<string, OfxBookingAnswer>;
  } | null> {
    const { journal } = this.#dependencies;
    try {
      const kept = await journal.list();
      const booked = await journal.booked();
      return { kept, booked: new Map(booked.map((answered) => [answered.intent.quoteId, dealOf(answered)])) };
    } catch {
      return null;
    }
  }
}
