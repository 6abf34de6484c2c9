import type { OfxFormStep } from '../ofxForm.ts';
import type { OfxWizard, OfxWizardEvent } from '../ofxWizard.ts';

/** What became of a press to save. */
type OfxSaveEnd = 'saved' | 'refused' | 'unknown' | 'changed-elsewhere';

/** The wizard as it is recorded: nothing in it that a file cannot hold. */
type RecordedOfxWizard = Omit<OfxWizard, 'tried'> & { readonly tried: readonly OfxFormStep[] };

/** A wizard with what its screen keeps beside the state. */
export type OfxWizardRun = {
  readonly wizard: RecordedOfxWizard;
  /** Keys of the fields that the partner has something against and that were not changed since; '' where it names none. */
  readonly against: readonly string[];
  readonly save: 'sending' | OfxSaveEnd | null;
};

/** What happens to the wizard and around it. */
export type OfxWizardRunEvent = OfxWizardEvent | { readonly type: 'save-ended'; readonly became: OfxSaveEnd };
