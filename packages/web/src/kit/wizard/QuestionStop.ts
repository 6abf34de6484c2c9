import { makeAutoObservable } from 'mobx';

/** Continue stops once at a question that is open, so that it is seen; whoever presses again goes on. */
export class QuestionStop {
  /** How often it stopped; the question takes the focus each time. */
  stops = 0;
  /** Continue was pressed while it was open, also where something else held the step back. */
  isMarked = false;
  #seen: string | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  /** Shows that it is open beside what has to be corrected, which holds the step back for now. */
  mark(question: string | null): void {
    if (question !== null) this.isMarked = true;
  }

  /** Whether to stop now. The question is null where none is open; another one is stopped at anew. */
  stopsFor(question: string | null): boolean {
    if (question === null || question === this.#seen) return false;
    this.#seen = question;
    this.isMarked = true;
    this.stops += 1;
    return true;
  }
}
