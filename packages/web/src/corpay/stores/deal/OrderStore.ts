import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { awaitsInstruction, type OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import {
  whyCannotOpenInstruct,
  type CannotInstructReason,
} from '@fx-gateway/domain/corpay/instruction/whyCannotInstruct.ts';
import { findAwaitedInstruction } from '@fx-gateway/domain/corpay/intents/intentsOfOrder.ts';
import type { LocalInstructionState } from '@fx-gateway/domain/corpay/orders/buildOrderProgressSteps.ts';
import { findSettlementsDueOfOrder } from '@fx-gateway/domain/corpay/settling/findSettlementsDueOfOrder.ts';
import { isMarkedPaid } from '@fx-gateway/domain/corpay/settling/isMarkedPaid.ts';
import {
  settlementLinesOf,
  type DueSettlement,
} from '@fx-gateway/domain/corpay/settling/groupSettlementsDue.ts';
import { loadOrderWithAccounts } from '@fx-gateway/domain/corpay/orders/loadOrderWithAccounts.ts';
import { readDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { formatDateTime } from '../../../kit/facts/formatDateTime.ts';
import { FetchedValue } from '../../../fetching/FetchedValue.ts';
import { SettlementsMarkedPaidStore } from './SettlementsMarkedPaidStore.ts';
import { PaymentAdviceStore } from './PaymentAdviceStore.ts';
import type { InstructDependencies } from './InstructionSubmitter.ts';
import { InstructStore } from './InstructStore.ts';

/** One order, and the way to instruct its payment while it has none. */
export class OrderStore {
  readonly orderNumber: string;
  readonly order: FetchedValue<OrderDetail>;
  readonly advice: PaymentAdviceStore;
  instruct: InstructStore | null = null;
  opening = false;
  /** Instructed here, whatever the order that was loaded before says. */
  instructed = false;
  /** The order as it was loaded before its instruction was over, however that ended. */
  outdated: OrderDetail | null = null;
  readonly marked: SettlementsMarkedPaidStore;
  readonly #dependencies: InstructDependencies;
  #stopListening: (() => void) | null = null;

  constructor(dependencies: InstructDependencies, orderNumber: string) {
    this.#dependencies = dependencies;
    this.orderNumber = orderNumber;
    const { session, confirmedAccounts } = dependencies;
    this.advice = new PaymentAdviceStore(session.corpay);
    this.marked = new SettlementsMarkedPaidStore(dependencies);
    this.order = new FetchedValue(
      () => loadOrderWithAccounts({ orders: session.corpay.orders, confirmedAccounts }, orderNumber),
      session,
    );
    makeAutoObservable(this, {
      orderNumber: false,
      order: false,
      advice: false,
      instruct: observableRef,
      outdated: observableRef,
      marked: false,
    });
  }

  /** The order as it is now; null while it is loading. */
  get current(): OrderDetail | null {
    const order = this.order.value;
    return order !== null && this.instructed && awaitsInstruction(order) ? null : order;
  }

  get awaitsInstruction(): boolean {
    const order = this.current;
    return order !== null && awaitsInstruction(order);
  }

  /** True while it is not certain that its payment is not instructed. */
  get instructionUnderWay(): boolean {
    const isOutdated = this.outdated !== null && this.outdated === this.order.value;
    return isOutdated || this.#dependencies.intents.instructionUnderWay(this.orderNumber);
  }

  /** What is known here of an instruction of this order; the own form learns by itself how its instruction ended. */
  get #instruction(): 'own' | 'open' | 'found' | 'none' {
    const { intents } = this.#dependencies;
    if (this.instruct?.instructing.submitting === true) return 'own';
    if (intents.instructionUnderWay(this.orderNumber)) return 'open';
    return intents.foundInstructed(this.orderNumber) ? 'found' : 'none';
  }

  /** What is filled in here was never sent, and the order is instructed all the same. */
  get instructedElsewhere(): boolean {
    const { instruct } = this;
    return (
      instruct?.begun === true &&
      !instruct.instructing.tried &&
      this.current !== null &&
      !this.awaitsInstruction
    );
  }

  /** Why Instruct Payment is off; null when it is on. */
  get cannotInstruct(): CannotInstructReason | null {
    const { session, intents } = this.#dependencies;
    const unsettled = intents.instructionOpen(this.orderNumber);
    return whyCannotOpenInstruct({ unsettled, beneficiaries: session.beneficiaries });
  }

  /** What is known here of its instruction beside what the partner says. */
  get known(): LocalInstructionState {
    const { clock, refusedInstructions } = this.#dependencies;
    const { current } = this;
    const instruction = current?.instruction;
    return {
      now: clock.now(),
      underWay: this.instructionUnderWay,
      markedPaid: current !== null && isMarkedPaid(current, this.#markedIds),
      instructedOn: instruction === undefined ? null : formatDateTime(new Date(instruction.at).toISOString()),
      refused: refusedInstructions.of(this.orderNumber),
    };
  }

  /** What it takes, a line for each account and currency; none while it waits for its instruction. */
  get taken(): readonly Omit<DueSettlement, 'countsFrom'>[] {
    const { current } = this;
    return current === null || this.awaitsInstruction ? [] : settlementLinesOf(current, this.#markedIds);
  }

  /** The same, as long as that may be still to settle (SETTLE-1). */
  get due(): readonly DueSettlement[] {
    const { current } = this;
    const now = this.#dependencies.clock.now();
    return current === null || this.awaitsInstruction
      ? []
      : findSettlementsDueOfOrder(current, this.#markedIds, now);
  }

  get #markedIds(): ReadonlySet<string> {
    return this.marked.ids ?? new Set();
  }

  start(): void {
    this.#stopListening ??= this.#listen();
    this.marked.start();
    this.order.start();
  }

  /** The connection is there again: what nothing answered is asked for once more. */
  connectionBack(): void {
    this.order.connectionBack();
  }

  /** Asks how it is now, unless this page is just changing it. */
  refresh(): void {
    if (this.instruct?.instructing.submitting !== true) this.order.refresh();
  }

  #listen(): () => void {
    const stopInstruction = reaction(
      () => this.#instruction,
      (instruction, before) => {
        const isOver = instruction === 'found' || (instruction === 'none' && before !== 'own');
        if (!isOver) return;
        if (instruction === 'found') this.instructed = true;
        this.outdated = this.order.value;
        void this.order.load();
      },
    );
    const stopOrder = reaction(
      () => this.order.value !== null && !awaitsInstruction(this.order.value),
      (isInstructed) => {
        if (!isInstructed) return;
        const { intents } = this.#dependencies;
        intents.instructionOvertaken(this.orderNumber);
        // Other tabs hear that its deal waits no more, also where it was instructed elsewhere.
        void intents.readAwaited();
      },
      { fireImmediately: true },
    );
    const stopSteps = this.#dependencies.journal.watch(() => this.#stepsChanged());
    return () => {
      stopSteps();
      stopInstruction();
      stopOrder();
    };
  }

  /**
   * Another tab may have instructed this order within a moment in which this one did not look, so that it never saw the
   * instruction open. A form that was sent from here learns by itself how that ended.
   */
  #stepsChanged(): void {
    if (!this.awaitsInstruction || this.instruct?.instructing.tried === true) return;
    void this.order.load();
  }

  stop(): void {
    this.#stopListening?.();
    this.#stopListening = null;
    this.marked.stop();
    this.order.stop();
  }

  /**
   * Opens the Instruct Payment form for the beneficiary that the deal was booked for, when this device knows it; without
   * the beneficiaries or in an unknown currency nothing opens.
   */
  async openInstruct(): Promise<void> {
    const order = this.order.value;
    const payment = order === null ? null : readDisplayOnlyAmount(order.sell);
    const { session, journal } = this.#dependencies;
    if (order === null || payment === null || session.beneficiaries.value === null || this.opening) return;
    this.opening = true;
    const intents = await journal.list().catch(() => []);
    const deal = {
      orderNumber: order.ordNum,
      payment,
      settlementCurrency: order.buy.currency,
      settlement: readDisplayOnlyAmount(order.buy),
    };
    const bookedFor = findAwaitedInstruction(intents, order.ordNum);
    runInAction(() => {
      this.opening = false;
      this.instruct = new InstructStore(this.#dependencies, deal, bookedFor);
    });
  }

  closeInstruct(): void {
    this.instruct = null;
  }

  /** Its payment was just instructed: the order is loaded again. */
  wasInstructed(): void {
    this.instruct = null;
    this.instructed = true;
    void this.order.load();
  }
}
