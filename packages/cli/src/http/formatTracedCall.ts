import { safeText } from '../safe-text/safeText.ts';
import type { TracedCall } from './traceCalls.ts';

/** One call in a line: when it ended, what it asked, what came back, how long that took, its id and attempt. */
export const formatTracedCall = ({
  at,
  shown,
  answer,
  brokeOff,
  milliseconds,
  attempt,
}: TracedCall): string => {
  const became = answer === null ? 'no answer' : `${answer.status}${brokeOff ? ' broke off' : ''}`;
  const requestId = safeText(answer?.requestId ?? 'none');
  return `debug ${new Date(at).toISOString()} ${shown} ${became}, ${Math.round(milliseconds)} ms, request id ${requestId}, attempt ${attempt}\n`;
};
