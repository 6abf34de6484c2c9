import type { DoctorFinding } from '../report/doctorFinding.ts';
import { judgeLostQuery } from '../answers/judgeLostQuery.ts';
import { judgeProbeResultsOfAddress } from './judgeProbeResultsOfAddress.ts';
import { noteUncompressedAnswers } from './noteUncompressedAnswers.ts';
import { judgeSpeed } from './judgeSpeed.ts';
import { judgeRefusedTokens } from '../answers/judgeRefusedTokens.ts';
import { judgeUnsteady } from '../answers/judgeUnsteady.ts';
import { explainByUnmappedPath } from './explainByUnmappedPath.ts';
import type { ProbeResultsRecorder } from './createProbeResultsRecorder.ts';
import { addSymptomToVerdict, type ExplainedVerdict } from '../responses/verdict.ts';

/** Every address by all that was heard there: whether it is the right one, gets queries, how slow it is, whether it compresses, and whether it takes a token. */
export const judgeServiceAddresses = (
  { places }: ProbeResultsRecorder,
  now: number,
  unknownHeaders: ReadonlySet<string>,
  found: (finding: DoctorFinding) => void,
): void => {
  const all = [...places.values()].map((place) => ({
    ...place,
    judged: judgeProbeResultsOfAddress(place, now),
  }));
  for (const place of all) {
    const { service, field } = place;
    const ofPlace = (call: string, judged: ExplainedVerdict): void =>
      found({ look: 'setting', service, call, place: field, ...judged });
    ofPlace('address', explainByUnmappedPath(place.judged, place, all));
    const query = judgeLostQuery(place.asked);
    if (query !== null) ofPlace('query', query);
    const speed = judgeSpeed(service, place.times);
    if (speed !== null) ofPlace('speed', speed);
    const compression = noteUncompressedAnswers(place.uncompressed);
    if (compression !== null) ofPlace('compression', compression);
    const repeated = [...place.tries].map(([{ tokenField }, tries]) => ({
      tries,
      hasToken: tokenField !== null,
    }));
    const unsteady = judgeUnsteady(repeated);
    if (unsteady !== null) ofPlace('instances', unsteady);
    for (const tokens of place.withToken.values()) {
      const judged = judgeRefusedTokens(tokens);
      if (judged === null) continue;
      // A header that the gateway does not know is why, and has been told.
      const isTold = tokens.headers.some((name) => unknownHeaders.has(name));
      ofPlace('token', isTold ? addSymptomToVerdict(judged, null) : judged);
    }
  }
};
