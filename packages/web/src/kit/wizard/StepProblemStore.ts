import type { PartialNumberCheck } from '@fx-gateway/domain/accountNumbers/checkPartialNumber.ts';
import { makeAutoObservable, observableRef } from 'mobx';

/** What is wrong with one field of the step at hand. */
type StepProblem<F extends string> = {
  readonly field: F;
  readonly label: string;
  readonly message: string;
};

/** The step at hand as its wizard judges it; all of it is read as state that changes. */
type Judged<F extends string> = {
  problems(): readonly StepProblem<F>[];
  /** What can be said of a value at once, also while it is typed; null of most. */
  typed(field: F): PartialNumberCheck | null;
  /** Hears of every field that was left filled in. */
  left(field: F): void;
};

/** What is wrong in the step of a wizard, shown when it helps and no earlier. */
export class StepProblemStore<F extends string> {
  /** How often the user wanted to go on and could not; the summary takes the focus each time. */
  attempt = 0;
  /** Fields of this step that were filled in and left; only these show what is wrong before the first attempt. */
  left: ReadonlySet<F> = new Set();
  readonly #judged: Judged<F>;

  constructor(judged: Judged<F>) {
    this.#judged = judged;
    makeAutoObservable(this, { left: observableRef });
  }

  get all(): readonly StepProblem<F>[] {
    return this.#judged.problems();
  }

  /** The problems of this step as they are shown together: none before the first attempt. */
  get summary(): readonly StepProblem<F>[] {
    return this.attempt === 0 ? [] : this.all;
  }

  /** What a field shows beneath: its problem once it was left or the user wanted to go on, else what is said at once. */
  messageOf(field: F): string | null {
    if (this.attempt > 0 || this.left.has(field)) {
      const problem = this.all.find((each) => each.field === field);
      if (problem !== undefined) return problem.message;
    }
    return this.#judged.typed(field)?.mistake ?? null;
  }

  /** How much of a number is still to be typed; null where that is not known. */
  missingIn(field: F): string | null {
    return this.#judged.typed(field)?.missing ?? null;
  }

  /** What a number is likely to have been that has a mistake; null where nothing proves it. */
  repairOf(field: F): string | null {
    return this.#judged.typed(field)?.repaired ?? null;
  }

  leave(field: F, value: string): void {
    if (value.trim() === '' || this.left.has(field)) return;
    this.left = new Set([...this.left, field]);
    this.#judged.left(field);
  }

  couldNotGoOn(): void {
    this.attempt += 1;
  }

  /** Whether this field holds the step back; everything that is wrong in the step is shown then. */
  stopsAt(field: F): boolean {
    const isStopped = this.all.some((each) => each.field === field);
    if (isStopped) this.couldNotGoOn();
    return isStopped;
  }

  /** Another step, or the same one over: nothing is shown yet. */
  begin(): void {
    this.attempt = 0;
    this.left = new Set();
  }
}
