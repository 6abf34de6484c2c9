import { maxInstructionCallMs } from '@fx-gateway/domain/corpay/instruction/resolveLostInstruction.ts';
import { journalEntryId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { safeResendTime } from '@fx-gateway/domain/intents/quoteEnd.ts';
import { outcomeStorageFailure } from '../../../fetching/outcomeStorageFailure.ts';
import { runOrReportDefect } from '../../../failures/runOrReportDefect.ts';
import { OutcomeCheckSchedule } from './OutcomeCheckSchedule.ts';
import {
  findOpenCallOutcome,
  makeUnknownOutcomeAction,
  type OutcomeCheckMethod,
} from './findOpenCallOutcome.ts';
import type { OpenMoneyCallsDependencies } from './openMoneyCallsDependencies.ts';
import {
  isOutcomeUnknown,
  isUserDecisionNeeded,
  type OpenBooking,
  type OpenInstruction,
  type OpenMoneyCall,
  type OpenMoneyCallsAction,
} from './openMoneyCallsState.ts';

/** The calls that are looked into. */
type CheckedCalls = {
  readonly open: () => readonly OpenMoneyCall[];
  /** Whether anybody follows them: nothing is looked into later for nobody. */
  readonly isFollowed: () => boolean;
  readonly send: (event: OpenMoneyCallsAction) => void;
  /** Reads again what is kept of them. */
  readonly follow: () => Promise<void>;
};

/** Finds out what became of calls without an answer: one look at each at a time, and later by itself, until it is known. */
export class OpenCallChecks {
  readonly #dependencies: OpenMoneyCallsDependencies;
  readonly #calls: CheckedCalls;
  readonly #later: OutcomeCheckSchedule;

  constructor(dependencies: OpenMoneyCallsDependencies, calls: CheckedCalls) {
    this.#dependencies = dependencies;
    this.#calls = calls;
    this.#later = new OutcomeCheckSchedule(dependencies);
  }

  /** A second look while one is on its way does nothing. */
  async look(open: OpenBooking | OpenInstruction, by: OutcomeCheckMethod): Promise<void> {
    const id = journalEntryId(open.intent);
    if (this.isChecking(id)) return;
    this.#calls.send({ type: 'check-began', id });
    const looked = await runOrReportDefect(
      () => findOpenCallOutcome(this.#dependencies, open, by),
      makeUnknownOutcomeAction(open, outcomeStorageFailure),
    );
    this.#calls.send(looked);
    if (open.kind === 'booking' && looked.settlement.kind === 'booked')
      this.#dependencies.foundBooked(open.intent);
    // Another tab may have had its answer while this one was looking.
    if (this.findUnsettled(id) !== undefined) await this.#calls.follow();
    this.#lookAgainLater(id);
  }

  isChecking(id: string): boolean {
    return this.#calls.open().some(({ intent, checking }) => journalEntryId(intent) === id && checking);
  }

  findUnsettled(id: string): OpenMoneyCall | undefined {
    return this.#calls.open().find((open) => journalEntryId(open.intent) === id && isOutcomeUnknown(open));
  }

  forget(id: string): void {
    this.#later.forget(id);
  }

  stop(): void {
    this.#later.stop();
  }

  #lookAgainLater(id: string): void {
    const open = this.findUnsettled(id);
    if (open === undefined || !this.#calls.isFollowed()) return this.#later.forget(id);
    const notBefore =
      open.kind === 'booking' ? safeResendTime(open.intent) : open.intent.startedAt + maxInstructionCallMs;
    const patient = isUserDecisionNeeded(open);
    this.#later.plan(id, { patient, notBefore }, () => {
      const still = this.findUnsettled(id);
      if (still !== undefined) void this.look(still, 'itself');
    });
  }
}
