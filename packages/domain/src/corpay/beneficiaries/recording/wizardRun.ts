import type { CallFailureKind } from '../../../calls/index.ts';
import type { FieldId } from '../fields/fieldIds.ts';
import type { CheckedSaveOutcome } from '../saving/saveChecked.ts';
import type { WizardState } from '../wizard/wizardState.ts';
import type { WizardEvent } from '../wizard/wizardTransition.ts';

/** What became of a press to save. */
type SaveEnd = CheckedSaveOutcome['kind'];

/** A wizard with what its screen keeps beside the state. */
export type WizardRun = {
  readonly wizard: WizardState;
  /** How often somebody wanted to go on from this step and could not. */
  readonly attempt: number;
  /** Fields of this step that were filled in and left. */
  readonly left: readonly FieldId[];
  /** Why the rules did not come when they were asked for last. */
  readonly rulesFailure: CallFailureKind | null;
  /** True while somebody who wants to go on waits for the rules. */
  readonly waiting: boolean;
  readonly save: 'sending' | SaveEnd | null;
};

/** What happens to the wizard and around it. */
export type WizardRunEvent =
  | WizardEvent
  | { readonly type: 'field-left'; readonly field: FieldId }
  | { readonly type: 'rules-awaited' | 'save-began' }
  | { readonly type: 'rules-failed'; readonly kind: CallFailureKind }
  | { readonly type: 'save-ended'; readonly became: SaveEnd };
