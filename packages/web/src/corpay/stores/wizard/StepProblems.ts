import type { FieldId } from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import type { WizardField } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardField.ts';
import type { FieldProblem } from '@fx-gateway/domain/corpay/beneficiaries/judging/fieldProblem.ts';
import { problemsOf } from '@fx-gateway/domain/corpay/beneficiaries/judging/problemsOf.ts';
import { typingHelp, typingHint } from '@fx-gateway/domain/corpay/beneficiaries/judging/typingHint.ts';
import type { WizardState } from '@fx-gateway/domain/corpay/beneficiaries/wizard/wizardState.ts';
import { makeAutoObservable, observableRef } from 'mobx';

/** What is wrong in the step at hand, shown when it helps and no earlier. */
export class StepProblems {
  /** How often the user wanted to go on and could not; the summary takes the focus each time. */
  attempt = 0;
  /** Fields of this step that were filled in and left; only these show what is wrong before the first attempt. */
  left: ReadonlySet<FieldId> = new Set();
  readonly #state: () => WizardState;
  readonly #left: (field: FieldId) => void;

  /** `state` is read as state that changes; `left` hears of every field that was left filled in. */
  constructor(state: () => WizardState, left: (field: FieldId) => void) {
    this.#state = state;
    this.#left = left;
    makeAutoObservable(this, { left: observableRef });
  }

  get all(): readonly FieldProblem[] {
    const { step, record, template } = this.#state();
    return problemsOf(step, record, template);
  }

  /** The problems of this step as they are shown together: none before the first attempt. */
  get summary(): readonly FieldProblem[] {
    return this.attempt === 0 ? [] : this.all;
  }

  /** What a field shows beneath: a hint while it is typed, its problem once it was left or the user wanted to go on. */
  messageOf(field: FieldId): string | null {
    const { record, template } = this.#state();
    if (this.attempt > 0 || this.left.has(field)) {
      const problem = this.all.find((each) => each.field === field);
      if (problem !== undefined) return problem.message;
    }
    return typingHint(field, record, template);
  }

  /** How much of a number is still to be typed; null where that is not known. */
  missingIn(field: FieldId): string | null {
    const { record, template } = this.#state();
    return typingHelp(field, record, template);
  }

  leave({ id, value }: WizardField): void {
    if (value.trim() === '' || this.left.has(id)) return;
    this.left = new Set([...this.left, id]);
    this.#left(id);
  }

  couldNotGoOn(): void {
    this.attempt += 1;
  }

  /** Another step, or the same one over: nothing is shown yet. */
  begin(): void {
    this.attempt = 0;
    this.left = new Set();
  }
}
