import { replayRecording } from '@fx-gateway/domain/corpay/recording';
import { replayWizard } from '@fx-gateway/domain/corpay/beneficiaries';
import { replayWith } from '../../recording/replayWith.ts';
import { recordingForm } from './recordingForm.ts';
import { wizardEventWords } from './wizardEventWords.ts';

/** What a customer of Corpay saw (REC-4). */
export const replayCorpay = replayWith(
  recordingForm,
  (recording) => ({
    states: replayRecording(recording),
    wizards: recording.wizards.map(replayWizard),
  }),
  { partner: 'Corpay', formEvents: wizardEventWords },
);
