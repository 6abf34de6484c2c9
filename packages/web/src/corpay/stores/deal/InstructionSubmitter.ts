import type { PendingBankDetailCheckStore } from '@fx-gateway/domain/bankDetails/bankDetailChecks.ts';
import type { ConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import {
  instructDeal,
  type InstructionOutcome,
  type InstructionInput,
} from '@fx-gateway/domain/corpay/instruction/instructDeal.ts';
import type { CorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import type { SettlementsMarkedPaid } from '@fx-gateway/domain/corpay/settling/settlementsMarkedPaid.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Identifiers } from '@fx-gateway/domain/ports/identifiers.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';
import { runOrReportDefect } from '../../../failures/runOrReportDefect.ts';
import type { OpenMoneyCallsStore } from '../openSteps/OpenMoneyCallsStore.ts';
import type { RefusedInstructionsStore } from './RefusedInstructionsStore.ts';
import { makeSendingId } from '../openSteps/makeSendingId.ts';

export type InstructDependencies = {
  readonly session: CorpaySessionStore;
  readonly intents: OpenMoneyCallsStore;
  readonly journal: CorpayJournal;
  readonly bankDetailChecks: PendingBankDetailCheckStore;
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
  readonly refusedInstructions: RefusedInstructionsStore;
  readonly paidMarks: SettlementsMarkedPaid;
  readonly clock: Clock;
  readonly identifiers: Identifiers;
};

/** Why a press of Submit instructed nothing, or `not-known` where it broke off. */
type InstructionRefusal =
  | Extract<InstructionOutcome, { readonly kind: 'refused' | 'earlier-open' | 'not-kept' }>
  | { readonly kind: 'not-known' };

/** Submits the instruction of one deal, each press with at most one call. */
export class InstructionSubmitter {
  submitting = false;
  /** Something was sent from here, whatever became of it. */
  tried = false;
  refusal: InstructionRefusal | null = null;
  readonly #dependencies: InstructDependencies;

  constructor(dependencies: InstructDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { refusal: observableRef });
  }

  /** Instructs once and gives what became of it; null when that is not known, or a press before is still on its way. */
  async submit(press: InstructionInput): Promise<InstructionOutcome | null> {
    if (this.submitting) return null;
    this.submitting = true;
    this.tried = true;
    this.refusal = null;
    const { session, intents, refusedInstructions, paidMarks: _marks, ...dependencies } = this.#dependencies;
    const { deals, orders, beneficiaries } = session.corpay;
    const { orderNumber } = press.instruction;
    const sending = makeSendingId({ kind: 'instruction', orderNumber });
    intents.instructionOvertaken(orderNumber);
    refusedInstructions.forget(orderNumber);
    const outcome = await runOrReportDefect(
      () =>
        intents.whileSending(sending, () =>
          instructDeal({ ...dependencies, deals, orders, beneficiaries }, press),
        ),
      null,
    );
    runInAction(() => {
      this.submitting = false;
      if (outcome?.kind === 'refused') refusedInstructions.note(orderNumber, outcome.failure);
      if (outcome !== null) this.#report(outcome, intents);
      else {
        this.refusal = { kind: 'not-known' };
        void intents.foundOpen();
      }
    });
    return outcome;
  }

  #report(outcome: InstructionOutcome, intents: OpenMoneyCallsStore): void {
    switch (outcome.kind) {
      case 'instructed':
      case 'details-unchecked':
      case 'details-unread':
        return;
      case 'unknown':
        void intents.answerLost(outcome.intent, outcome.failure);
        return;
      case 'instructed-differently':
      case 'instructed-already':
        intents.instructedByAnother(outcome);
        return;
      case 'earlier-open':
        this.refusal = outcome;
        void intents.foundOpen(outcome.earlier);
        return;
      case 'refused':
      case 'not-kept':
        this.refusal = outcome;
    }
  }
}
