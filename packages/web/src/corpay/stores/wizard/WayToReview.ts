import {
  areAllStepsDone,
  holdsThroughout,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/holdsThroughout.ts';
import type { WizardState } from '@fx-gateway/domain/corpay/beneficiaries/wizard/wizardState.ts';
import type { CorpayWizardAction } from '@fx-gateway/domain/corpay/beneficiaries/wizard/reduceWizard.ts';
import { makeAutoObservable } from 'mobx';

/** The wizard as its way to the review sees it. */
type Walks = {
  /** Read as state that changes. */
  readonly state: WizardState;
  send(event: CorpayWizardAction): void;
};

/** The way back to a review that was seen: a correction need not lead through every step once more. */
export class WayToReview {
  /** A correction began in the review. */
  fromReview = false;
  /** Everything that the review shows was gone through once. */
  seen: boolean;
  /** The user wants to go the whole way, also while they wait for rules. */
  wanted = false;
  readonly #wizard: Walks;

  constructor(wizard: Walks, seen: boolean) {
    this.#wizard = wizard;
    this.seen = seen;
    makeAutoObservable(this);
  }

  /** Whether it is offered beside Continue: a correction has taken the marks of steps that Continue would lead through. */
  get offered(): boolean {
    return this.fromReview && !areAllStepsDone(this.#wizard.state);
  }

  /** Whether the review can be chosen among the steps, although its way there has lost its marks. */
  get isOpen(): boolean {
    return this.seen && holdsThroughout(this.#wizard.state);
  }

  /** Goes on from a step that was finished: to the review where the user wants to go there, or has corrected all. */
  goOn(): void {
    const wizard = this.#wizard;
    while (this.wanted && wizard.state.step !== 'review') {
      const { step } = wizard.state;
      wizard.send({ type: 'FINISH_STEP' });
      if (wizard.state.step === step) break;
    }
    if (this.fromReview && areAllStepsDone(wizard.state) && wizard.state.step !== 'review')
      wizard.send({ type: 'GO_TO_STEP', step: 'review' });
    this.arrive();
  }

  /** What was begun in the review ends there. */
  arrive(): void {
    this.wanted = false;
    if (this.#wizard.state.step !== 'review') return;
    this.fromReview = false;
    this.seen = true;
  }
}
