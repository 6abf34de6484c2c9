import { makeAutoObservable, observableRef } from 'mobx';
import {
  awaitsInstruction,
  intentId,
  settleBooking,
  settleByChoice,
  settleInstruction,
  type AwaitedInstruction,
  type BookingIntent,
  type Corpay,
  type CorpayFailure,
  type InstructionIntent,
  type Intent,
  type IntentJournal,
} from '@fx-gateway/domain/corpay';
import {
  isUnsettled,
  noOpenIntents,
  openIntentsTransition,
  type OpenBooking,
  type OpenInstruction,
  type OpenIntents,
  type OpenIntentsEvent,
} from './openIntentsState.ts';

export type IntentsPorts = {
  readonly corpay: Corpay;
  readonly journal: IntentJournal;
  /** Hears that a lost booking turned out to be a deal. */
  foundBooked(intent: BookingIntent): void;
};

/** Bookings and instructions without an answer, and deals that wait for their instruction (S-80, S-113). */
export class IntentsStore {
  state: OpenIntents = noOpenIntents;
  readonly #ports: IntentsPorts;
  #started = false;

  constructor(ports: IntentsPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { state: observableRef });
  }

  /** True until every earlier booking is settled, so that none is made a second time by accident. */
  get bookingOpen(): boolean {
    return !this.state.known || this.state.open.some((open) => open.kind === 'booking' && isUnsettled(open));
  }

  /** True while it is not known whether this order was instructed. */
  instructionOpen(orderNumber: string): boolean {
    return this.state.open.some(
      (open) => open.kind === 'instruction' && isUnsettled(open) && open.intent.orderNumber === orderNumber,
    );
  }

  /** True when a lost instruction of this order turned out to have been carried out. */
  foundInstructed(orderNumber: string): boolean {
    return this.state.open.some(
      ({ settlement, intent }) =>
        intent.kind === 'instruction' &&
        intent.orderNumber === orderNumber &&
        settlement?.kind === 'instructed',
    );
  }

  /** The deals that lost bookings turned out to be, as long as the person is told so. */
  get foundBooked(): readonly string[] {
    return this.state.open.flatMap(({ settlement }) =>
      settlement?.kind === 'booked' ? [settlement.orderNumber] : [],
    );
  }

  /** The orders booked for a payee that wait for their instruction. */
  awaitedFor(beneficiaryId: string): readonly string[] {
    return this.state.awaited
      .filter((awaited) => awaited.beneficiaryId === beneficiaryId)
      .map(({ orderNumber }) => orderNumber);
  }

  /** Reads once what earlier visits left open, and finds out at once what became of it. */
  async start(): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    const lost = (await this.#kept()).filter((intent) => intent.kind !== 'awaited-instruction');
    this.send({ type: 'journal-read', intents: lost });
    await Promise.all([
      ...this.state.open.filter(isUnsettled).map((open) => this.check(open)),
      this.readAwaited(),
    ]);
  }

  /** A call was just left without an answer: it is unknown, never failed, and looked into at once. */
  async answerLost(intent: BookingIntent | InstructionIntent, failure: CorpayFailure | null): Promise<void> {
    this.send({ type: 'answer-lost', intent, failure });
    const lost = this.state.open.find((open) => open.intent === intent);
    if (lost !== undefined) await this.check(lost);
  }

  /** Asks the partner what became of it; a second call while one is on its way does nothing. */
  async check(open: OpenBooking | OpenInstruction): Promise<void> {
    const id = intentId(open.intent);
    if (this.state.open.some(({ intent, checking }) => intentId(intent) === id && checking)) return;
    this.send({ type: 'check-began', id });
    const { corpay, journal } = this.#ports;
    const ports = { deals: corpay.deals, orders: corpay.orders, journal };
    if (open.kind === 'booking') {
      const settlement = await settleBooking(ports, open.intent);
      this.send({ type: 'booking-checked', id, settlement });
      if (settlement.kind === 'booked') this.#ports.foundBooked(open.intent);
    } else {
      this.send({ type: 'instruction-checked', id, settlement: await settleInstruction(ports, open.intent) });
    }
  }

  /** The person says which order the booking became; null when it became none. */
  async choose({ intent }: OpenBooking, orderNumber: string | null): Promise<void> {
    const id = intentId(intent);
    await settleByChoice(this.#ports.journal, intent, orderNumber);
    if (orderNumber === null) this.dismiss(id);
    else {
      this.send({ type: 'booking-checked', id, settlement: { kind: 'booked', orderNumber } });
      this.#ports.foundBooked(intent);
    }
    await this.readAwaited();
  }

  dismiss(id: string): void {
    this.send({ type: 'dismissed', id });
  }

  /** Forgets quietly the deals that were instructed elsewhere, or that the partner does not know. */
  async readAwaited(): Promise<void> {
    const { corpay, journal } = this.#ports;
    const kept = (await this.#kept()).filter((intent) => intent.kind === 'awaited-instruction');
    const checked = await Promise.all(
      kept.map(async (awaited): Promise<AwaitedInstruction | null> => {
        const order = await corpay.orders.show(awaited.orderNumber);
        const gone = order.ok ? !awaitsInstruction(order.value) : order.failure.status === 404;
        if (!gone) return awaited;
        await journal.settle(awaited);
        return null;
      }),
    );
    this.send({ type: 'awaited-read', awaited: checked.filter((awaited) => awaited !== null) });
  }

  /** A store that cannot be read keeps nothing, and then no booking is sent either. */
  async #kept(): Promise<readonly Intent[]> {
    try {
      return await this.#ports.journal.list();
    } catch {
      return [];
    }
  }

  send(event: OpenIntentsEvent): void {
    this.state = openIntentsTransition(this.state, event);
  }
}
