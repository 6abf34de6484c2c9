import { replayOfxRecording } from '@fx-gateway/domain/ofx/recording';
import { replayOfxWizard } from '@fx-gateway/domain/ofx/beneficiaries/recording';
import { replayWith } from '../../recording/replayWith.ts';
import { ofxRecordingForm } from './ofxRecordingForm.ts';
import { ofxWizardEventWords } from './ofxWizardEventWords.ts';

/** What a customer of OFX saw (REC-4). */
export const replayOfx = replayWith(
  ofxRecordingForm,
  (recording) => ({
    states: replayOfxRecording(recording),
    wizards: recording.wizards.map(replayOfxWizard),
  }),
  { partner: 'OFX', formEvents: ofxWizardEventWords },
);
