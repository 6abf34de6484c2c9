import type { RecordedCall } from '@fx-gateway/domain/recorder/callRecorder.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';
import { formatReplayedStates, type ReplayedLine } from './formatReplayedStates.ts';

const endText = ({ became, status }: RecordedCall): string => {
  if (became === 'lost') return 'no answer came';
  return became === 'repeated' ? `sent once more, answered with ${status}` : `answered with ${status}`;
};

const shownState = (call: RecordedCall): ReplayedLine => ({
  time: call.time,
  event: `${call.call}: ${endText(call)}`,
  beside: call.requestId === null ? null : `request ${call.requestId}`,
  parts: [],
});

/** How the calls of the partner ended, for a person. */
export const formatRecordedCalls = (calls: readonly RecordedCall[], paint: ViewStyle): string =>
  formatReplayedStates(calls.map(shownState), paint);
