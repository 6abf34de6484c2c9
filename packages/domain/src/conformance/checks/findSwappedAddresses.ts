import { makeSymptom } from '../causes/makeSymptom.ts';
import type { DoctorFinding } from '../report/doctorFinding.ts';
import { isAccepted, type ProbeResponse } from '../responses/probeResponse.ts';
import {
  pickFirstCallPerAddress,
  type ProbeResultsRecorder,
} from '../addresses/createProbeResultsRecorder.ts';
import type { ProbedCall } from '../probes/probes.ts';
import { differsVerdict, addSymptomToVerdict } from '../responses/verdict.ts';

/** Whether what answers knows the path of a call. */
const knows = (heard: ProbeResponse | null): boolean =>
  heard !== null && heard.status < 500 && heard.status !== 404 && heard.status !== 403;

/** Of places where no signed call is let in or known: whether one knows what the other is asked. */
export const findSwappedAddresses = async (
  calls: readonly ProbedCall[],
  { places }: ProbeResultsRecorder,
  found: (finding: DoctorFinding) => void,
): Promise<void> => {
  const lost = pickFirstCallPerAddress(calls).filter(({ field, guard }) => {
    const statuses = places.get(field)?.statuses ?? [];
    const isLost = statuses.every((status) => status === 403 || status === 404);
    return guard === 'signature' && statuses.length > 0 && isLost;
  });
  for (const { service, field, address } of lost) {
    const same = [...places.values()].find(
      (other) =>
        other.field !== field &&
        other.address === address &&
        other.asked.some((asked) => asked.said === null && isAccepted(asked)),
    );
    if (same === undefined) continue;
    const judged = differsVerdict(field, `It is the address of ${same.field}.`);
    const shown = addSymptomToVerdict(judged, makeSymptom('same-address', same.field));
    found({ look: 'setting', service, call: 'address', place: field, ...shown });
  }
  for (const [at, one] of lost.entries())
    for (const other of lost.slice(at + 1)) {
      const [oneAt, otherAt] = [one.address, other.address];
      if (oneAt === null || otherAt === null || oneAt === otherAt) continue;
      if (!knows(await one.signed(otherAt)) || !knows(await other.signed(oneAt))) continue;
      const seen = `${one.field} and ${other.field}`;
      for (const { service, field } of [one, other]) {
        const judged = differsVerdict(field, `The addresses of ${seen} look exchanged.`);
        const shown = addSymptomToVerdict(judged, makeSymptom('exchanged', seen));
        found({ look: 'setting', service, call: 'address', place: field, ...shown });
      }
    }
};
