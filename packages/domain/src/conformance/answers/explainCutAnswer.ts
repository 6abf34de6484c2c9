import { addSymptomToVerdict, type ExplainedVerdict } from '../responses/verdict.ts';
import { isAccepted } from '../responses/probeResponse.ts';
import type { UserCallProbeResult } from './judgeLostQuery.ts';

/** An answer that was cut off, beside those of the same service: where shorter ones came whole, it is a matter of length. */
export const explainCutAnswer = (
  judged: ExplainedVerdict,
  asked: readonly UserCallProbeResult[],
): ExplainedVerdict => {
  const { symptom } = judged;
  if (symptom?.kind !== 'cut-off' || symptom.instead === undefined) return judged;
  const whole = asked.flatMap(({ status, bytes = null }) =>
    isAccepted({ status }) && bytes !== null ? [bytes] : [],
  );
  return whole.length > 0 && whole.every((bytes) => bytes < Number(symptom.instead))
    ? addSymptomToVerdict(judged, {
        ...symptom,
        seen: `${symptom.seen}, and shorter ones came whole`,
        instead: 'long',
      })
    : judged;
};
