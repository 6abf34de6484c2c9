import { makeSymptom } from '../causes/makeSymptom.ts';
import { asExpectedVerdict, addSymptomToVerdict, type ExplainedVerdict } from '../responses/verdict.ts';

/** Who waits for longer at every call thinks that nothing happens. In milliseconds. */
const patience = 3_000;

const middleOf = (times: readonly number[]): number | undefined =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];

/** Who waited for so long gave up; what breaks off earlier has another cause. In milliseconds. */
export const callGivenUpAfterMs = 9_000;

const secondsText = (milliseconds: number): string =>
  `${milliseconds < 1_000 ? Math.max(1, Math.round(milliseconds / 100)) / 10 : Math.round(milliseconds / 1_000)} s`;

/**
 * A call that came to nothing after a long wait, in milliseconds: it is slower than is waited, where `times`, those of other
 * calls of its service, say that the service is there.
 */
export const explainBySlowness = (
  judged: ExplainedVerdict,
  call: string,
  waited: number,
  times: readonly number[],
): ExplainedVerdict => {
  const others = middleOf(times);
  const isLost = judged.verdict.kind === 'unanswered' && judged.symptom?.kind === 'call-refused';
  if (!isLost || waited < callGivenUpAfterMs || others === undefined) return judged;
  const seen = `${call} gives no answer within ${secondsText(waited)}`;
  return addSymptomToVerdict(
    { ...judged, note: `No answer came within ${secondsText(waited)}.` },
    makeSymptom('too-slow', `${seen}, and other calls of this service answer in ${secondsText(others)}`),
  );
};

/** By the milliseconds that each answer of a service took; null where it is not slow. Slow is no fault. */
export const judgeSpeed = (service: string, times: readonly number[]): ExplainedVerdict | null => {
  const middle = middleOf(times);
  if (middle === undefined || middle < patience) return null;
  const seconds = `${Math.round(middle / 1_000)} s a call`;
  return addSymptomToVerdict(
    asExpectedVerdict({ note: `It takes ${seconds}.` }),
    makeSymptom('slow', `${service} is slow: ${seconds}`),
  );
};
