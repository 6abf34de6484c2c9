import {
  instructDeal,
  type CorpayFailure,
  type Instruction,
  type IntentJournal,
  type PayeeChecks,
} from '@fx-gateway/domain/corpay';
import type { Clock, Identifiers } from '@fx-gateway/domain/ports';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CorpaySessionStore } from './CorpaySessionStore.ts';
import type { IntentsStore } from './IntentsStore.ts';
import type { PayeeCheck } from './PayeeCheck.ts';

export type InstructPorts = {
  readonly session: CorpaySessionStore;
  readonly intents: IntentsStore;
  readonly journal: IntentJournal;
  readonly payeeChecks: PayeeChecks;
  readonly clock: Clock;
  readonly identifiers: Identifiers;
};

/** Submits the instruction of one deal, each press with at most one call. */
export class Instructing {
  submitting = false;
  refusal: CorpayFailure | 'not-kept' | null = null;
  readonly #ports: InstructPorts;
  readonly #check: PayeeCheck;

  constructor(ports: InstructPorts, check: PayeeCheck) {
    this.#ports = ports;
    this.#check = check;
    makeAutoObservable(this, { refusal: observableRef });
  }

  /**
   * Instructs once and gives the order number, or null when it did not come to that. Whether the bank details were
   * checked is read anew: another tab may have changed them since. `instructionIf` hears it, and gives null when
   * there is nothing to be sent.
   */
  async submit(
    beneficiaryId: string,
    instructionIf: (payeeOpen: boolean) => Instruction | null,
  ): Promise<string | null> {
    if (this.submitting) return null;
    this.submitting = true;
    this.refusal = null;
    const payeeOpen = await this.#check.read(beneficiaryId);
    const instruction = runInAction(() => {
      const ready = instructionIf(payeeOpen);
      if (ready === null) this.submitting = false;
      return ready;
    });
    return instruction === null ? null : this.#send(instruction, payeeOpen);
  }

  /** Whoever sends while the check of the payee is open has ticked it. */
  async #send(instruction: Instruction, ticked: boolean): Promise<string | null> {
    const { session, journal, clock, identifiers, intents, payeeChecks } = this.#ports;
    const { deals, orders } = session.corpay;
    const outcome = await instructDeal({ deals, orders, journal, clock, identifiers }, instruction);
    runInAction(() => {
      this.submitting = false;
      if (outcome.kind === 'refused') this.refusal = outcome.failure;
      if (outcome.kind === 'not-kept') this.refusal = 'not-kept';
    });
    const sent = outcome.kind === 'instructed' || outcome.kind === 'unknown';
    if (sent && ticked) await payeeChecks.checked(instruction.payment.beneficiaryId).catch(() => undefined);
    if (outcome.kind === 'unknown') intents.answerLost(outcome.intent, outcome.failure);
    return outcome.kind === 'instructed' ? outcome.orderNumber : null;
  }
}
