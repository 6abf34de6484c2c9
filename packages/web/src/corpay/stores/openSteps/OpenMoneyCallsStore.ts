import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { CandidateOrder } from '@fx-gateway/domain/corpay/booking/candidateDetails.ts';
import { canConfirmNoOrder } from '@fx-gateway/domain/corpay/booking/resolveLostBooking.ts';
import { lostBookingDeadline } from '@fx-gateway/domain/corpay/booking/findLostBookingOutcome.ts';
import type { InstructionOutcome } from '@fx-gateway/domain/corpay/instruction/instructDeal.ts';
import { storeUserAnswerOnInstruction } from '@fx-gateway/domain/corpay/instruction/resolveLostInstruction.ts';
import {
  journalEntryId,
  type DealAwaitingInstructionEntry,
  type StoredBookingCall,
  type StoredInstructionCall,
  type CorpayJournalEntry,
} from '@fx-gateway/domain/corpay/intents/intent.ts';
import { filterOpenMoneyCalls } from '@fx-gateway/domain/corpay/openSteps/filterOpenMoneyCalls.ts';
import { readDealsStillToInstruct } from '@fx-gateway/domain/corpay/openSteps/readDealsStillToInstruct.ts';
import { hasQuoteSurelyEnded } from '@fx-gateway/domain/intents/quoteEnd.ts';
import { outcomeStorageFailure } from '../../../fetching/outcomeStorageFailure.ts';
import { runOrReportDefect } from '../../../failures/runOrReportDefect.ts';
import { OpenCallChecks } from './OpenCallChecks.ts';
import {
  isOutcomeUnknown,
  findNewlyOpenMoneyCalls,
  initialOpenMoneyCalls,
  reduceOpenMoneyCalls,
  isOrderShownInstructed,
  type OpenBooking,
  type OpenInstruction,
  type OpenMoneyCall,
  type OpenMoneyCallsState,
  type OpenMoneyCallsAction,
} from './openMoneyCallsState.ts';
import type { OpenMoneyCallsDependencies } from './openMoneyCallsDependencies.ts';
import { LostBookingQuoteExpiry } from './LostBookingQuoteExpiry.ts';
import { makeSendingId } from './makeSendingId.ts';

const isAwaited = (intent: CorpayJournalEntry): intent is DealAwaitingInstructionEntry =>
  intent.kind === 'awaited-instruction';

/** Bookings and instructions without an answer, and deals that wait for their instruction (S-80, S-113). */
export class OpenMoneyCallsStore {
  state: OpenMoneyCallsState = initialOpenMoneyCalls;
  readonly quoteEnds: LostBookingQuoteExpiry;
  readonly #dependencies: OpenMoneyCallsDependencies;
  readonly #checks: OpenCallChecks;
  /** What this tab is sending right now: the journal holds it too. */
  readonly #sending = observable.set<string>();
  #stopWatching: (() => void) | null = null;

  constructor(dependencies: OpenMoneyCallsDependencies) {
    this.#dependencies = dependencies;
    this.quoteEnds = new LostBookingQuoteExpiry(dependencies);
    this.#checks = new OpenCallChecks(dependencies, {
      open: () => this.state.open,
      isFollowed: () => this.#stopWatching !== null,
      send: (event) => this.send(event),
      follow: () => this.#follow(),
    });
    makeAutoObservable(this, { state: observableRef, quoteEnds: false });
  }

  /** The bookings that are unknown, or on their way in another tab. */
  get openBookings(): readonly StoredBookingCall[] {
    return this.state.open.flatMap((open) =>
      open.kind === 'booking' && isOutcomeUnknown(open) ? [open.intent] : [],
    );
  }

  /** Until when it cannot be said that this booking became no deal, in milliseconds since 1970; null from then on. */
  canBecomeDealUntil({ intent }: OpenBooking): number | null {
    return lostBookingDeadline(intent, this.#dependencies.clock.now());
  }

  /** Whether the partner may be asked about this booking without the risk that the question makes the deal. */
  mayAsk({ intent }: OpenBooking): boolean {
    return hasQuoteSurelyEnded(intent, this.#dependencies.clock.now());
  }

  /** True while it is not known whether this order was instructed. */
  instructionOpen(orderNumber: string): boolean {
    return this.state.open.some(
      (open) =>
        open.kind === 'instruction' && isOutcomeUnknown(open) && open.intent.orderNumber === orderNumber,
    );
  }

  /** True while this tab is sending an instruction of this order, or it is not known what became of one. */
  instructionUnderWay(orderNumber: string): boolean {
    return (
      this.#sending.has(makeSendingId({ kind: 'instruction', orderNumber })) ||
      this.instructionOpen(orderNumber)
    );
  }

  /** True when an instruction of this order turned out to have been carried out, that of this device or another. */
  foundInstructed(orderNumber: string): boolean {
    return this.state.open.some((open) => isOrderShownInstructed(open, orderNumber));
  }

  /** The deals that lost bookings turned out to be, as long as the user is shown them. */
  get foundBooked(): readonly string[] {
    return this.state.open.flatMap(({ settlement }) =>
      settlement?.kind === 'booked' ? [settlement.orderNumber] : [],
    );
  }

  /** The orders booked for a beneficiary that wait for their instruction. */
  awaitedFor(beneficiaryId: string): readonly string[] {
    return this.state.awaited
      .filter((awaited) => awaited.beneficiaryId === beneficiaryId)
      .map(({ orderNumber }) => orderNumber);
  }

  /** Reads what earlier visits and other tabs left open, before anybody may ask about it, so that the first page has it. */
  async read(): Promise<void> {
    this.#readLost((await this.#kept()) ?? []);
  }

  /** Reads it again, and finds out at once what became of it. */
  async start(): Promise<void> {
    if (this.#stopWatching !== null) return;
    this.#stopWatching = this.#dependencies.journal.watch(() => void this.#follow());
    await this.read();
    await Promise.all([
      ...this.state.open.filter(isOutcomeUnknown).map((open) => this.check(open)),
      this.readAwaited(),
    ]);
  }

  /** Follows no other tab and looks into nothing any more. */
  stop(): void {
    this.#stopWatching?.();
    this.#stopWatching = null;
    this.#checks.stop();
  }

  /** While this tab sends something itself, it is not taken for what another one left open. */
  async whileSending<T>(id: string, send: () => Promise<T>): Promise<T> {
    runInAction(() => this.#sending.add(id));
    try {
      return await send();
    } finally {
      runInAction(() => this.#sending.delete(id));
    }
  }

  /** A call was just left without an answer: it is unknown, never failed, and looked into at once. */
  async answerLost(
    intent: StoredBookingCall | StoredInstructionCall,
    failure: CallFailure | null,
  ): Promise<void> {
    this.send({ type: 'answer-lost', intent, failure });
    const lost = this.state.open.find((open) => open.intent === intent);
    if (lost !== undefined) await this.check(lost);
  }

  /**
   * The journal holds something open that was not known here. Where that was told as settled and could not be removed,
   * it is looked into again.
   */
  async foundOpen(earlier?: StoredBookingCall | StoredInstructionCall): Promise<void> {
    if (earlier !== undefined && this.#checks.findUnsettled(journalEntryId(earlier)) === undefined)
      this.dismiss(journalEntryId(earlier));
    await this.#follow();
  }

  /** An instruction was refused because its order is instructed by another, which is shown beside it. */
  instructedByAnother({
    intent,
    failure,
    ...settlement
  }: Extract<InstructionOutcome, { kind: 'instructed-differently' | 'instructed-already' }>): void {
    this.send({ type: 'answer-lost', intent, failure });
    this.send({ type: 'instruction-checked', id: journalEntryId(intent), settlement });
    void this.readAwaited();
  }

  /** The user says whether the payments that the order shows are what was instructed. */
  async chooseInstruction({ intent, settlement }: OpenInstruction, isOurs: boolean): Promise<void> {
    const id = journalEntryId(intent);
    if (settlement?.kind !== 'unknown' || this.#checks.isChecking(id)) return;
    this.send({ type: 'check-began', id });
    const chosen = await runOrReportDefect(
      () => storeUserAnswerOnInstruction(this.#dependencies, intent, settlement.shown, isOurs),
      { ...settlement, failure: outcomeStorageFailure },
    );
    this.send({ type: 'instruction-checked', id, settlement: chosen });
    await this.readAwaited();
  }

  /** Finds out what became of it; a second call while one is on its way does nothing. */
  async check(open: OpenBooking | OpenInstruction): Promise<void> {
    await this.#checks.look(open, 'itself');
  }

  /**
   * The user, who sees beneficiary, amounts and rate, wants the same call to be sent again: it may make the deal. From
   * the end of its quote on it is only looked into.
   */
  async sendAgain(open: OpenBooking): Promise<void> {
    await this.#checks.look(open, this.quoteEnds.hasEnded(open.intent) ? 'itself' : 'user');
  }

  /**
   * The user says that the booking became none, and that these orders are other deals. Gives the orders that could be it
   * where the user has to be asked about them first.
   */
  async chooseNone(open: OpenBooking, otherDeals: readonly string[]): Promise<readonly CandidateOrder[]> {
    await this.#checks.look(open, { otherDeals });
    const id = journalEntryId(open.intent);
    const found = this.state.open.find(({ intent }) => journalEntryId(intent) === id)?.settlement;
    if (found?.kind === 'not-booked') this.dismiss(id);
    return found?.kind === 'choose' && canConfirmNoOrder(open.intent, found.said) ? found.candidates : [];
  }

  /** The user says which order the booking became. */
  async choose(open: OpenBooking, orderNumber: string): Promise<void> {
    await this.#checks.look(open, { order: orderNumber });
    await this.readAwaited();
  }

  /** This order is being instructed, or is instructed: that it still has to be is said no longer. */
  instructionOvertaken(orderNumber: string): void {
    this.send({ type: 'instruction-overtaken', orderNumber });
  }

  dismiss(id: string): void {
    this.#checks.forget(id);
    this.send({ type: 'dismissed', id });
  }

  /** Forgets quietly the deals that were instructed elsewhere, or that the partner does not know. */
  async readAwaited(): Promise<void> {
    const { corpay, journal } = this.#dependencies;
    const awaited = await readDealsStillToInstruct(
      { orders: corpay.orders, journal },
      (await this.#kept()) ?? [],
    );
    this.send({ type: 'awaited-read', awaited });
  }

  /** The journal was changed, here or in another tab: what has to be looked into is, in the same step. */
  async #follow(): Promise<void> {
    const kept = await this.#kept();
    if (kept === null) return;
    const checks = runInAction(() => {
      const found = this.#readLost(kept);
      this.send({ type: 'awaited-read', awaited: kept.filter(isAwaited) });
      return found.map((open) => this.check(open));
    });
    await Promise.all(checks);
  }

  /** Gives what has to be looked into now. */
  #readLost(kept: readonly CorpayJournalEntry[]): readonly OpenMoneyCall[] {
    const before = this.state;
    const unsettled = this.openBookings;
    const intents = filterOpenMoneyCalls(kept).filter((intent) => !this.#sending.has(makeSendingId(intent)));
    const deals = kept.filter(isAwaited);
    this.send({ type: 'journal-read', intents, deals });
    for (const { intent, settlement } of this.state.open)
      if (intent.kind === 'booking' && settlement?.kind === 'booked' && unsettled.includes(intent))
        this.#dependencies.foundBooked(intent);
    return findNewlyOpenMoneyCalls(before, this.state);
  }

  /** Null when the store cannot be read; then no booking is sent either. */
  #kept(): Promise<readonly CorpayJournalEntry[] | null> {
    return this.#dependencies.journal.list().catch(() => null);
  }

  send(event: OpenMoneyCallsAction): void {
    this.state = reduceOpenMoneyCalls(this.state, event);
  }
}
