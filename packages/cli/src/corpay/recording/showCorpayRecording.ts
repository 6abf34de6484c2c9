import { replayRecording } from '@fx-gateway/domain/corpay/recording/replayRecording.ts';
import { makeRecordingViewer } from '../../recording/makeRecordingViewer.ts';
import { corpayRecordingFileSchema } from './corpayRecordingFileSchema.ts';

/** What a customer of Corpay saw (REC-4). */
export const showCorpayRecording = makeRecordingViewer(
  corpayRecordingFileSchema,
  replayRecording,
  'Corpay',
  { call: 'POST /deal/book', one: 'order', list: 'orders list' },
  async (...wanted) => (await import('./readBookedOrders.ts')).readBookedOrders(...wanted),
);
