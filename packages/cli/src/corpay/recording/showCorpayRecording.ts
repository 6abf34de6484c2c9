import { replayRecording } from '@fx-gateway/domain/corpay/recording/replayRecording.ts';
import { makeRecordingViewer } from '../../recording/makeRecordingViewer.ts';
import { corpayRecordingSchema } from './corpayRecordingSchema.ts';

/** What a customer of Corpay saw (REC-4). */
export const showCorpayRecording = makeRecordingViewer(
  corpayRecordingSchema,
  replayRecording,
  'Corpay',
  { call: 'POST /deal/book', one: 'order', list: 'orders list' },
  async (...wanted) => (await import('./readBookedOrders.ts')).readBookedOrders(...wanted),
);
