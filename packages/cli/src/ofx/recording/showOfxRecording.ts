import { replayOfxRecording } from '@fx-gateway/domain/ofx/recording/replayOfxRecording.ts';
import { makeRecordingViewer } from '../../recording/makeRecordingViewer.ts';
import { ofxRecordingSchema } from './ofxRecordingSchema.ts';

/** What a customer of OFX saw (REC-4). */
export const showOfxRecording = makeRecordingViewer(
  ofxRecordingSchema,
  replayOfxRecording,
  'OFX',
  { call: 'POST /payments/deals', one: 'deal', list: 'deals list' },
  async (...wanted) => (await import('./readBookedDeals.ts')).readBookedDeals(...wanted),
);
