import type { CallFailureKind } from '../../../calls/index.ts';
import type { FieldId } from '../../beneficiaries/fields/fieldIds.ts';
import type { CheckedSaveOutcome } from '../../beneficiaries/saving/saveChecked.ts';
import type { WizardState } from '../../beneficiaries/wizard/wizardState.ts';
import type { WizardEvent } from '../../beneficiaries/wizard/wizardTransition.ts';
import type { Note, Recorder } from '../../../recorder/index.ts';

/** What became of a press to save. */
export type SaveEnd = CheckedSaveOutcome['kind'];

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

/** What an event met, and in which of the wizards of a visit: the same object for the same one. */
export type NotedRun = { readonly run: WizardRun; readonly of: object };

export type WizardNote = Note<WizardRunEvent, NotedRun>;
export type WizardRecorder = Recorder<WizardRunEvent, NotedRun>;
