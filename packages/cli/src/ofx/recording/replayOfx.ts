import { replayOfxRecording } from '@fx-gateway/domain/ofx/recording/replayOfxRecording.ts';
import { replayWith } from '../../recording/replayWith.ts';
import { ofxRecordingForm } from './ofxRecordingForm.ts';

/** What a customer of OFX saw (REC-4). */
export const replayOfx = replayWith(
  ofxRecordingForm,
  replayOfxRecording,
  'OFX',
  { call: 'POST /payments/deals', one: 'deal', list: 'deals list' },
  async (...wanted) => (await import('./readBookedDeals.ts')).readBookedDeals(...wanted),
);
