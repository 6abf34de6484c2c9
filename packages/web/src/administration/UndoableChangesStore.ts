import {
  findRecentOwnChanges,
  type RecentOwnChanges,
} from '@fx-gateway/domain/administration/undo/findRecentOwnChanges.ts';
import {
  isSameAccountAndKind,
  isUndoable,
  undoPeriodMs,
  type UndoableChange,
} from '@fx-gateway/domain/administration/undo/undoableChange.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CallReport } from './CallReport.ts';
import type { NonThrowingAdministration } from './makeNonThrowingAdministration.ts';

/** So long the tools wait for what stands above them. */
const mostWaitMs = 2_000;

/** The changes of the last ten minutes that can be undone, newest first; of one account the last of each kind. */
export class UndoableChangesStore {
  changes: readonly UndoableChange[] = [];
  /** What was changed of integrations in these minutes, before the tools were opened: it has no Undo. */
  ofIntegrations: RecentOwnChanges['ofIntegrations'] = [];
  /** What was made before the tools were opened could not be read. */
  isUnread = false;
  /** What can be undone is known, or nobody waits for it any longer: the tools stand below it, and do not move afterwards. */
  isWaitOver = false;
  readonly report = new CallReport();
  /** Where it was said last that a change was made. */
  readonly #saidOf = new Map<CallReport, UndoableChange>();
  readonly #clock: Pick<Clock, 'now'>;
  readonly #timers: Timers;

  constructor(clock: Pick<Clock, 'now'>, timers: Timers) {
    this.#clock = clock;
    this.#timers = timers;
    makeAutoObservable(
      this,
      { changes: observableRef, ofIntegrations: observableRef, report: false },
      { autoBind: true },
    );
  }

  /** What was made is told beside its Undo: what was said of the one before it is over. */
  note(change: UndoableChange, saidBy = this.report): void {
    this.report.rest();
    this.#saidOf.set(saidBy, change);
    this.#offer(change);
  }

  /** Another change is proposed where one was told: what is said there from now on is of that one. */
  isOver(report: CallReport): void {
    this.#saidOf.delete(report);
  }

  /** That a change was made is said no longer once it was undone. */
  undone(undone: UndoableChange): void {
    for (const [report, change] of this.#saidOf) if (change === undone) report.rest();
  }

  /** Finds, in silence, what this administrator changed a moment ago, perhaps on this page before it was left. */
  async readRecent(
    service: Pick<NonThrowingAdministration, 'changes' | 'integrations'>,
    you: string | null,
  ): Promise<void> {
    const now = this.#clock.now();
    const waiting = this.#timers.after(mostWaitMs, this.endWait);
    const [changes, integrations] = await Promise.all([
      service.changes?.(new Date(now - undoPeriodMs).toISOString()),
      service.integrations(),
    ]);
    waiting();
    runInAction(() => {
      if (changes?.ok === true)
        this.recall(findRecentOwnChanges(changes.value, you, now, integrations.ok ? integrations.value : []));
      else if (changes?.ok === false) this.isUnread = true;
      this.endWait();
    });
  }

  endWait(): void {
    this.isWaitOver = true;
  }

  /** What was made before the tools were opened; what was made here is known better. */
  recall({ undoable, ofIntegrations }: RecentOwnChanges): void {
    this.isUnread = false;
    this.ofIntegrations = ofIntegrations;
    for (const { madeAt } of ofIntegrations) this.#forgetWhenOld(madeAt);
    for (const change of undoable.toReversed())
      if (!this.changes.some((other) => isSameAccountAndKind(other, change))) this.#offer(change);
  }

  forget(change: UndoableChange): void {
    this.changes = this.changes.filter((other) => other !== change);
  }

  forgetOld(): void {
    const isRecent = (change: Pick<UndoableChange, 'madeAt'>): boolean =>
      isUndoable(change, this.#clock.now());
    this.changes = this.changes.filter(isRecent);
    this.ofIntegrations = this.ofIntegrations.filter(isRecent);
  }

  #offer(change: UndoableChange): void {
    this.changes = [change, ...this.changes.filter((other) => !isSameAccountAndKind(other, change))];
    this.#forgetWhenOld(change.madeAt);
  }

  #forgetWhenOld(madeAt: number): void {
    this.#timers.after(madeAt + undoPeriodMs - this.#clock.now(), this.forgetOld);
  }
}
