import { makeSymptom } from '../causes/makeSymptom.ts';
import { describeStatusAndRefusal } from '../responses/describeRefusal.ts';
import { isAccepted } from '../responses/probeResponse.ts';
import { addSymptomToVerdict, type ExplainedVerdict } from '../responses/verdict.ts';
import type { UserCallProbeResult } from './judgeLostQuery.ts';

/** A service says 404 of a path that it does not have, a gateway that no signature lets it in there. */
const isMissing = ({ status, said }: UserCallProbeResult): boolean =>
  status === 404 || (status === 403 && said === null);

/**
 * A call whose path a setting names, the last of those of its service that were asked: where others are answered well and
 * this path is not there, that setting is why.
 */
export const explainByConfiguredPath = (
  judged: ExplainedVerdict,
  call: string,
  pathField: string | null,
  asked: readonly UserCallProbeResult[],
): ExplainedVerdict => {
  const last = asked.at(-1);
  const isWell = asked.some((one) => one.said === null && isAccepted(one));
  if (pathField === null || judged.symptom === null || last === undefined || !isMissing(last) || !isWell)
    return judged;
  const shown = makeSymptom('configured-path-missing', call, pathField);
  return addSymptomToVerdict(
    judged,
    last.said === null ? shown : { ...shown, said: describeStatusAndRefusal(last.said) },
  );
};
