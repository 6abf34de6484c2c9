import { replayRecording } from '@fx-gateway/domain/corpay/recording/replayRecording.ts';
import { replayWith } from '../../recording/replayWith.ts';
import { corpayRecordingForm } from './corpayRecordingForm.ts';

/** What a customer of Corpay saw (REC-4). */
export const replayCorpay = replayWith(
  corpayRecordingForm,
  replayRecording,
  'Corpay',
  { call: 'POST /deal/book', one: 'order', list: 'orders list' },
  async (...wanted) => (await import('./readBookedOrders.ts')).readBookedOrders(...wanted),
);
