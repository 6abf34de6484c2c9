import type { RecordedCall } from '@fx-gateway/domain/recorder/callRecorder.ts';
import type { Paint } from '../terminal/paint.ts';
import { replayLines, type ShownState } from './replayLines.ts';

const endText = ({ became, status }: RecordedCall): string => {
  if (became === 'lost') return 'no answer came';
  return became === 'repeated' ? `sent once more, answered with ${status}` : `answered with ${status}`;
};

const shownState = (call: RecordedCall): ShownState => ({
  time: call.time,
  event: `${call.call}: ${endText(call)}`,
  beside: call.requestId === null ? null : `request ${call.requestId}`,
  parts: [],
});

/** How the calls of the partner ended, for a person. */
export const callLines = (calls: readonly RecordedCall[], paint: Paint): string =>
  replayLines(calls.map(shownState), paint);
