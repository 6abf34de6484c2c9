import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import {
  updateDuplicateDealSearch,
  mergeDuplicateDealsSeen,
  hasUnseenDuplicateDeals,
  type DuplicateDealSearchResult,
  type DuplicateDealsSeen,
} from '@fx-gateway/domain/quoting/duplicateDeals.ts';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { runOrReportDefect } from '../../failures/runOrReportDefect.ts';

/** Nobody waits longer than this, in milliseconds, for what a press looks at before it sends. */
export const maxDuplicateDealSearchMs = 3_000;

type SameBookedDependencies<W> = {
  /** What is displayed and could be booked; null where nothing is. */
  wanted(): W | null;
  /** Whether at most the rate lies between them: what is said of one is said of the other. */
  isSame(left: W, right: W): boolean;
  /** Asks the partner for what was booked newly, and compares. */
  look(wanted: W): Promise<DuplicateDealSearchResult>;
  /** What is said where the partner does not answer. */
  notCheckable(wanted: W): DuplicateDealSearchResult;
  readonly timers: Timers;
};

/**
 * Looks whether the same was booked in the last seven days, on any device: when a quote is first shown, and again in the
 * step of the press. What is said belongs to what it was looked up for; a renewal that leaves that alone asks nothing
 * again. Where nothing is heard for three seconds that is said, until the answer comes.
 */
export class DuplicateDealStore<W> {
  found: { readonly wanted: W; readonly before: DuplicateDealSearchResult } | null = null;
  readonly #dependencies: SameBookedDependencies<W>;
  #stop: () => void = () => undefined;
  #turn = 0;
  /** What a press has stopped with: a late answer may paint less, and does not make it new. */
  #told: { readonly wanted: W; readonly read: DuplicateDealsSeen | null } | null = null;

  /** The equal deals that the user had read of when their last press was let through. */
  knownAtPress: readonly string[] = [];

  constructor(dependencies: SameBookedDependencies<W>) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { found: observableRef, knownAtPress: false });
  }

  /** What is said above Book Deal before the press; null where there is nothing to say. */
  get words(): string | null {
    return this.#read(this.#dependencies.wanted())?.words ?? null;
  }

  start(): void {
    this.#stop();
    this.#stop = reaction(
      () => this.#dependencies.wanted(),
      (wanted) => {
        if (wanted !== null) void this.#look(wanted);
      },
      { fireImmediately: true, equals: (left, right) => this.#isSame(left, right) },
    );
  }

  stop(): void {
    this.#stop();
    this.#stop = () => undefined;
    this.#turn += 1;
  }

  /**
   * Asks once more, for a press on what is displayed now. False where that says more than the user had read when they
   * pressed, or than earlier presses have stopped with: it is theirs to decide with another press.
   */
  async agrees(): Promise<boolean> {
    const wanted = this.#dependencies.wanted();
    if (wanted === null) return false;
    const told = this.#told !== null && this.#isSame(this.#told.wanted, wanted) ? this.#told.read : null;
    const read = mergeDuplicateDealsSeen(told, this.#read(wanted));
    const now = await this.#look(wanted);
    const more = hasUnseenDuplicateDeals(read, now);
    const all = mergeDuplicateDealsSeen(read, now);
    this.#told = more ? { wanted, read: all } : null;
    this.knownAtPress = all?.found ?? [];
    return !more;
  }

  #read(wanted: W | null): DuplicateDealSearchResult | null {
    const { found } = this;
    return found !== null && this.#isSame(found.wanted, wanted) ? found.before : null;
  }

  #isSame(left: W | null, right: W | null): boolean {
    return left === null || right === null ? left === right : this.#dependencies.isSame(left, right);
  }

  /** The first that is known: what was found, or after three seconds that nothing is. */
  #look(wanted: W): Promise<DuplicateDealSearchResult> {
    const turn = (this.#turn += 1);
    const { look, notCheckable, timers } = this.#dependencies;
    return new Promise((resolve) => {
      const tell = (before: DuplicateDealSearchResult): void => {
        if (turn === this.#turn)
          runInAction(() => {
            this.found = { wanted, before: updateDuplicateDealSearch(this.#read(wanted), before) };
          });
        resolve(before);
      };
      const stopWaiting = timers.after(maxDuplicateDealSearchMs, () => tell(notCheckable(wanted)));
      const answered = async (): Promise<void> => {
        const before = await runOrReportDefect(() => look(wanted), notCheckable(wanted));
        stopWaiting();
        tell(before);
      };
      void answered();
    });
  }
}
