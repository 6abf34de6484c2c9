import type { ExplainedVerdict } from '../responses/verdict.ts';
import type { DoctorFinding } from '../report/doctorFinding.ts';
import {
  judgeOtherAuthorizer,
  makeSignedCallsRefusedVerdict,
} from '../answers/makeSignedCallsRefusedVerdict.ts';
import {
  pickFirstCallPerAddress,
  type ProbeResultsRecorder,
} from '../addresses/createProbeResultsRecorder.ts';
import type { ProbedCall } from '../probes/probes.ts';

/** Where the gateway refuses every signed call, what it says of one. */
export const checkRefusedSignedCalls = async (
  calls: readonly ProbedCall[],
  { places }: ProbeResultsRecorder,
  found: (finding: DoctorFinding) => void,
): Promise<void> => {
  for (const first of pickFirstCallPerAddress(calls)) {
    const place = places.get(first.field);
    if (place === undefined || place.statuses.length === 0) continue;
    const { service, field } = place;
    const ofSignature = (judged: ExplainedVerdict): void =>
      found({ look: 'setting', service, call: 'signature', place: field, ...judged });
    const otherAuthorizer = judgeOtherAuthorizer(place);
    if (otherAuthorizer !== null) ofSignature(otherAuthorizer);
    if (!place.statuses.every((status) => status === 403)) continue;
    const heard = await first.signed();
    if (heard !== null) ofSignature(makeSignedCallsRefusedVerdict(heard));
  }
};
