import {
  maskedRun,
  replayRun,
  type FormSeen,
  type MaskedRun,
  type ReplayedForm,
} from '../../../masking/index.ts';
import type { FormRecorder, Note } from '../../../recorder/index.ts';
import { fieldKey } from '../ofxField.ts';
import { ofxWizardMasking } from './ofxWizardMasking.ts';
import { ofxWizardRoom } from './ofxWizardRoom.ts';
import type { OfxWizardRun, OfxWizardRunEvent } from './ofxWizardRun.ts';

/** What happened in one wizard; every text that somebody typed is masked (REC-7). */
export type RecordedOfxWizard = MaskedRun<OfxWizardRun, OfxWizardRunEvent, FormSeen>;

export type OfxWizardRecorder = FormRecorder<OfxWizardRunEvent, OfxWizardRun, RecordedOfxWizard>;

/** One wizard of a visit as it is recorded, from what it noted: at least one event (REC-7). */
export const recordOfxWizard = (
  notes: readonly Note<OfxWizardRunEvent, OfxWizardRun>[],
): RecordedOfxWizard => {
  const [first] = notes;
  if (first === undefined) throw new Error('A wizard is recorded from what it noted.');
  const { template } = first.before.wizard;
  const templates = [
    ...(template.status === 'loaded' ? [template.fields] : []),
    ...notes.flatMap(({ event }) => (event.type === 'template-received' ? [event.fields] : [])),
  ];
  return maskedRun(ofxWizardRoom, ofxWizardMasking(templates), first.before, notes);
};

/** What the person saw of a wizard, state by state (REC-4). */
export const replayOfxWizard = (recorded: RecordedOfxWizard): readonly ReplayedForm[] =>
  replayRun(ofxWizardRoom, recorded, (event) => ('path' in event ? fieldKey(event.path) : null));
