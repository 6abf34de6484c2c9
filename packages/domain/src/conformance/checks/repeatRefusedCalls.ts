import type { ProbeResultsRecorder } from '../addresses/createProbeResultsRecorder.ts';
import { isAtHome } from '../probes/probedCall.ts';

/** So many calls of a place, and so many tries of each, show whether a refusal stays. */
const [mostRepeated, mostTries] = [2, 3];

/** Sends calls that were refused again: who lets one in at another time is not who refused it. */
export const repeatRefusedCalls = async (
  { places, tried }: ProbeResultsRecorder,
  origin: string | undefined,
): Promise<void> => {
  for (const place of places.values())
    for (const call of place.refusedCalls.slice(0, mostRepeated))
      for (let again = 0; again < mostTries && place.passing === null; again += 1) {
        const asked = await call.ask(origin === undefined || isAtHome(call, origin) ? null : origin);
        if (typeof asked !== 'string') tried(call, asked.tries ?? []);
      }
};
